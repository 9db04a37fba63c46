package lantern;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Writes a file of lanterns with other effects; lanterns and comments stay as they are. */
record LanternWriter(String file, String text, Diagnostics findings) {

  /** The file; empty after a finding if the language has no words for an effect. */
  Optional<byte[]> write(List<Effect> effects) {
    List<String> lines = new ArrayList<>();
    for (String line : text.split("\r?\n", -1)) {
      LanternLine words = new LanternLine(file, 1, line, new Diagnostics());
      boolean begins = words.takes("lantern");
      if (begins || words.isEmpty()) {
        lines.add(line);
      }
      if (begins) {
        String id = line.strip().split("\\s+")[1];
        effects.stream().filter(one -> one.owner().equals(id)).forEach(one -> add(one, lines));
      }
    }
    return findings.hasErrors()
        ? Optional.empty()
        : Optional.of(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
  }

  private void add(Effect effect, List<String> lines) {
    said(effect)
        .ifPresentOrElse(
            said -> lines.add("  " + said),
            () ->
                findings.errorAbout(
                    Code.INEXPRESSIBLE, effect.source(), effect.id(), "what lanterns can do"));
  }

  private static Optional<String> said(Effect effect) {
    if (effect.body() instanceof Body.Modify change) {
      String amount = String.format(Locale.ROOT, "%+.0f", change.amount());
      return Optional.of("always: " + change.scope() + " " + amount + " " + change.stat());
    }
    if (effect.body() instanceof Body.Program program) {
      List<String> steps = program.steps().stream().flatMap(step -> said(step).stream()).toList();
      return steps.isEmpty() || steps.size() < program.steps().size()
          ? Optional.empty()
          : Optional.of("when " + effect.trigger().event() + ": " + String.join("; ", steps));
    }
    return Optional.empty();
  }

  private static Optional<String> said(Step step) {
    if (step instanceof Step.ForEach each && each.body().size() == 1) {
      return gain(each.body().get(0), Selector.Role.TARGET, -1).map("enemies lose "::concat);
    }
    return gain(step, Selector.Role.SELF, 1)
        .or(() -> gain(step, Selector.Role.OWNER, 1))
        .map("gain "::concat);
  }

  /** The number and what it is of, if a step adds it to the stat of this entity. */
  private static Optional<String> gain(Step step, Selector.Role whose, int sign) {
    return step instanceof Step.Do act
            && act.verb().name().equals("add-stat")
            && whose.equals(act.arguments().get("target"))
            && act.arguments().get("stat") instanceof Argument.Word stat
            && act.arguments().get("delta") instanceof Value.Constant delta
        ? Optional.of(String.format(Locale.ROOT, "%.0f ", sign * delta.number()) + stat.word())
        : Optional.empty();
  }
}
