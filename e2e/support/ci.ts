import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { parse } from 'yaml'
import { root } from './project.ts'
import { shell } from './shell.ts'

type Variables = Readonly<Record<string, string>>

const workflow = async (name: string) => parse(await readFile(path.join(root, 'docs/ci', name), 'utf8'))

interface Step {
  readonly name?: string
  readonly if?: string
  readonly run?: string
  readonly env?: Variables
}

/** What GitHub knows about an event, under the names that workflow expressions use. */
export interface Contexts {
  readonly github: object
  readonly vars: Variables
  readonly secrets: Variables
}

/** Runs the commands of GitHub's workflow for an event, and returns the names of their steps; actions are left out. */
export async function runOnGithub(folder: string, contexts: Contexts, env: Variables): Promise<string[]> {
  // The expressions in our workflow mean the same in JavaScript.
  const evaluate = (expression: string): unknown => runInNewContext(expression, { ...contexts })
  const filled = (variables: Variables = {}): Variables =>
    Object.fromEntries(
      Object.entries(variables).map(([name, text]) => [
        name,
        text.replace(/\$\{\{ (.*?) \}\}/g, (_, expression) => String(evaluate(expression) ?? '')),
      ]),
    )
  const { env: common, jobs } = await workflow('github.yml')
  if (!evaluate(jobs.remote.if)) return []
  const steps: Step[] = jobs.remote.steps
  const ran: string[] = []
  for (const { name = '', run, env: own, if: condition } of steps) {
    if (!run || (condition && !evaluate(condition))) continue
    await shell(run, folder, { ...filled(common), ...filled(own), ...env })
    ran.push(name)
  }
  return ran
}

/** Whether a command installs something that CI's machine lacks but this one has. */
const isForMachine = (command: string): boolean => /^(apt-get|npm install --global) /.test(command)

/** Runs the commands of one of GitLab's jobs; `env` replaces variables of the same name. */
export async function runOnGitlab(folder: string, job: string, env: Variables): Promise<string> {
  const { variables, default: all, [job]: described } = await workflow('gitlab.yml')
  const settings = Object.entries(variables).map(([name, value]) => `export ${name}="\${${name}-${value}}"`)
  const commands: string[] = [...all.before_script, ...described.script]
  return shell([...settings, ...commands.filter((line) => !isForMachine(line))].join('\n'), folder, env)
}
