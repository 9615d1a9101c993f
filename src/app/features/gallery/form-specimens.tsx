import { useState } from 'react'
import { Checkbox, Radio, Switch } from '#ui/choice/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { OneTimeCode } from '#ui/form/one-time-code.tsx'
import { StarInput } from '#ui/form/star-input.tsx'
import { russian } from './samples.ts'
import { Specimen } from './specimen.tsx'

/** Specimens of form fields. */
export function FormSpecimens() {
  const [code, setCode] = useState('40')
  const [score, setScore] = useState(3)
  return (
    <>
      <Specimen title="Field: default, filled, error, disabled">
        <div>
          <Field label="Email" type="email" hint="We send a code to it." />
          <Field label="Nickname" defaultValue="Ama" isOptional />
          <Field
            label="Mobile"
            inputMode="tel"
            defaultValue="7712"
            prefix="+94"
            error="Please enter valid Mobile number."
          />
          <Field label="Invitation code" isOptional disabled defaultValue="Not available offline" />
        </div>
      </Specimen>
      <Specimen title="One-time code: entering, error, sending">
        <OneTimeCode value={code} onChange={setCode} resend={{ state: 'waiting', seconds: 48 }} />
        <OneTimeCode
          value="407119"
          onChange={() => {}}
          error="Please enter valid code."
          resend={{ state: 'ready', onSend: () => {} }}
        />
        <OneTimeCode value="" onChange={() => {}} resend={{ state: 'sending', onSend: () => {} }} />
      </Specimen>
      <Specimen title="Checkbox, radio, switch, star input">
        <div>
          <Checkbox defaultChecked>{'Free delivery'}</Checkbox>
          <Checkbox>{russian[0]}</Checkbox>
          <Checkbox disabled>{'Disabled'}</Checkbox>
          <Radio name="payment" defaultChecked>
            {'Card'}
          </Radio>
          <Radio name="payment">{'Cash on delivery'}</Radio>
          <Switch defaultChecked>{'Data saver'}</Switch>
          <Switch>{'Order alerts'}</Switch>
        </div>
        <StarInput label="Your rating" score={score} onChoose={setScore} />
      </Specimen>
    </>
  )
}
