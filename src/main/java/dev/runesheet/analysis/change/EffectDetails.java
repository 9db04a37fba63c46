package dev.runesheet.analysis.change;

import dev.runesheet.analysis.NormalizedEffects;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Trigger;
import dev.runesheet.spelling.Word;
import dev.runesheet.word.Presence;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** The description of changes from one version of an effect to the next. */
final class EffectDetails {

  private final List<String> details = new ArrayList<>();

  private final Effect said;

  private EffectDetails(Effect said) {
    this.said = said;
  }

  static List<String> of(Effect old, Effect now) {
    EffectDetails all = new EffectDetails(now);
    all.compare("its id", old.id(), now.id());
    all.compare("its name", old.name(), now.name());
    all.compare("what it belongs to", old.owner(), now.owner());
    all.compare("what starts it", when(old.trigger()), when(now.trigger()));
    all.compare(
        "whose events start it",
        Word.said(old.trigger().watch()),
        Word.said(now.trigger().watch()));
    boolean activated = old.trigger().activated() || now.trigger().activated();
    if (!activated) {
      all.compare(
          "what it needs", Word.said(old.trigger().need()), Word.said(now.trigger().need()));
    }
    all.compare("its priority", old.priority(), now.priority());
    all.compare("its duration", old.duration(), now.duration());
    all.compare("its stacking", Word.said(old.stacking().mode()), Word.said(now.stacking().mode()));
    all.compare("the key it stacks by", old.stacking().key(), now.stacking().key());
    all.bodies(NormalizedEffects.of(old.body()), NormalizedEffects.of(now.body()));
    return all.details;
  }

  private void bodies(Body old, Body now) {
    if (old instanceof Body.Program oldProgram && now instanceof Body.Program newProgram) {
      details.addAll(StepDetails.of(oldProgram.steps(), newProgram.steps(), said));
    } else if (old instanceof Body.Modify oldChange && now instanceof Body.Modify newChange) {
      compare("its type", oldChange.type(), newChange.type());
      compare("the stat", oldChange.stat(), newChange.stat());
      compare("the layer", Word.said(oldChange.layer()), Word.said(newChange.layer()));
      compare("the amount", oldChange.amount(), newChange.amount());
      compare("whose stat", oldChange.scope(), newChange.scope());
      compare("counted for each of", oldChange.per(), newChange.per());
      compare("where its holder must be", oldChange.zone(), newChange.zone());
      compare("what must be there", present(oldChange), present(newChange));
    } else if (old instanceof Body.Suppress oldOne && now instanceof Body.Suppress newOne) {
      compare("its type", oldOne.type(), newOne.type());
      compare("whose effects it suppresses", oldOne.scope(), newOne.scope());
      compare("whether it suppresses statuses", oldOne.granted(), newOne.granted());
      compare("what must be there", present(oldOne), present(newOne));
    } else {
      compare("what it does", sort(old), sort(now));
    }
  }

  private void compare(String what, Object old, Object now) {
    if (!old.equals(now)) {
      details.add(what + " is now " + text(now) + " instead of " + text(old));
    }
  }

  static String text(Object value) {
    if (value instanceof Double number) {
      return Numerals.plain(number);
    }
    String text = Objects.toString(value);
    return text.isEmpty() ? "nothing" : text;
  }

  private static String present(Body body) {
    return body.presence().map(Presence::toString).orElse("");
  }

  private static String sort(Body body) {
    return body.getClass().getSimpleName().toLowerCase(Locale.ROOT);
  }

  private static String when(Trigger trigger) {
    return trigger.activated() ? "activated" : trigger.event();
  }
}
