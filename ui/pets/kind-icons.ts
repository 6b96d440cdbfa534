import type { ComponentType } from 'react';
import Bird from 'lucide-react/icons/bird';
import Cat from 'lucide-react/icons/cat';
import Dog from 'lucide-react/icons/dog';
import Fish from 'lucide-react/icons/fish';
import Rabbit from 'lucide-react/icons/rabbit';
import Turtle from 'lucide-react/icons/turtle';
import type { PetKind } from '../../core/shared/pet-kind';

/** The icon of each kind of pets. */
export const KIND_ICONS: Readonly<Record<PetKind, ComponentType<{ readonly size?: number | string }>>> = {
  dog: Dog,
  cat: Cat,
  fish: Fish,
  bird: Bird,
  reptile: Turtle,
  'small-pet': Rabbit,
};
