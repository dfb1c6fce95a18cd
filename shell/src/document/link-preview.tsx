/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
import type { LinkPreview } from '@bridge/shared/build/link-preview'

const radii = [146, 112, 78, 44]

/** The link preview of pages without their own. */
export const preview: LinkPreview = {
  title: 'Need to Move Money, just bridge it',
  colours: { ground: 'var(--ink)', text: 'var(--on-ink)', arc: 'var(--bright)' },
  picture: (
    <svg viewBox="0 0 400 210" overflow="visible" aria-hidden="true" fill="none">
      <g stroke="var(--bright)" strokeWidth="1.75">
        {radii.map((r) => (
          <path key={r} d={`M${200 - r} 162a${r} ${r} 0 0 1 ${2 * r} 0`} />
        ))}
      </g>
      <path d="M-400 162H800" stroke="var(--on-ink-muted)" strokeWidth="1.25" />
      <g fill="var(--amber)">
        <circle cx="200" cy="16" r="6" />
        <circle cx="121" cy="83" r="5" />
        <circle cx="268" cy="124" r="5" />
      </g>
    </svg>
  ),
}
