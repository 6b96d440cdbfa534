import type { ReactElement } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { EmergencyMessage } from '../../core/content/load-emergency';

/**
 * Messages for everybody, above all else (HDR-13). Renders nothing without one. Only the server renders it, so that
 * nothing moves when the page is hydrated.
 */
export const EmergencyBanner = ({
  messages,
}: {
  readonly messages: ReadonlyArray<EmergencyMessage>;
}): ReactElement | null =>
  messages.length === 0 ? null : (
    <section className="emergency" aria-label="Important message">
      <TriangleAlert size={22} aria-hidden />
      <div>
        {messages.map(({ text, url }) => (
          <p key={text}>
            {text}
            {url === undefined ? null : (
              <>
                {' '}
                <a href={url} aria-label={`Learn more: ${text}`}>
                  Learn more
                </a>
              </>
            )}
          </p>
        ))}
      </div>
    </section>
  );
