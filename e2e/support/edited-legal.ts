import type { ServedStore } from './served-store.ts'
import { type TeamFolder, teamFolder } from './team-folder.ts'

/** Edits mf-legal's sources, then builds and deploys it as its team would. */
export async function releaseEditedLegal(
  site: ServedStore,
  edit: (team: TeamFolder) => Promise<void>,
): Promise<void> {
  const team = await teamFolder('mf-legal')
  try {
    await edit(team)
    const published = await team.release(site.store, 'publish', 'mf-legal')
    await team.release(site.store, 'deploy', 'mf-legal', '--no-browser', '--why', 'an edit')
    await site.serves('mf-legal', published.split('@')[1] as string)
  } finally {
    await team.remove()
  }
}
