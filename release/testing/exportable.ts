import { changeSettings } from '../src/releasing/settings.ts'
import { newFolder } from './folder.ts'
import { newSite, requestIn } from './site.ts'

/** A site that can be exported, and a folder to export it to. */
export async function exportable() {
  const { store, root } = await newSite()
  await changeSettings({
    ...requestIn(store, 'form'),
    settings: { formEndpoint: 'https://forms.example/contact' },
  })
  return { store, root, folder: await newFolder() }
}
