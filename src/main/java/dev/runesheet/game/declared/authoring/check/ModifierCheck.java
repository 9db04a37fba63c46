package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.NumberLine;
import dev.runesheet.game.declared.number.Calculated;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Subject;
import dev.runesheet.model.diagnostic.Words;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The check that calculations ask for modifiers of numbers that some of their targets have, and
 * that parts which count together have modifiers and nothing between them.
 */
public record ModifierCheck(Map<String, Map<String, NumberLine>> kinds, Diagnostics findings) {

  /**
   * Reports parts of calculations that count modifiers which no target can have, and those that
   * cannot count together with the part before.
   */
  public static void check(Declaration declared, Diagnostics findings) {
    ModifierCheck check = new ModifierCheck(declared.kinds(), findings);
    declared.calculations().values().forEach(check::calculation);
  }

  private void calculation(Declaration.CalculationLine line) {
    Map<String, Set<String>> targets = new TreeMap<>();
    kinds.forEach(
        (kind, numbers) -> {
          if (numbers.containsKey(line.addsTo())) {
            targets.put(kind, numbers.keySet());
          }
        });
    Set<String> known = new TreeSet<>();
    targets.values().forEach(known::addAll);
    for (Declaration.PartLine part : line.parts()) {
      String number = part.modifiers().orElse("");
      boolean ofTarget = part.of() == Calculated.Side.TARGET && !number.isEmpty();
      if (ofTarget && !targets.isEmpty() && !known.contains(number)) {
        SourceLocation place = part.place().field("modifiers");
        findings.add(lacking(number, targets.keySet(), known, place));
      }
    }
    for (int i = 0; i < line.parts().size(); i++) {
      Declaration.PartLine part = line.parts().get(i);
      if (part.together() && !canJoin(part, i == 0 ? part : line.parts().get(i - 1), i)) {
        findings.add(
            Diagnostic.of(
                Code.DECLARATION,
                part.place().field("together"),
                "'together' of " + Words.quote(part.part()),
                "'modifiers' without 'rank', behind a part with 'modifiers' that neither multiplies"
                    + " nor adds"));
      }
    }
  }

  private static boolean canJoin(Declaration.PartLine part, Declaration.PartLine before, int at) {
    return at > 0
        && part.modifiers().isPresent()
        && part.rank().isEmpty()
        && before.modifiers().isPresent()
        && before.times().isEmpty()
        && before.add().isEmpty();
  }

  private static Diagnostic lacking(
      String number, Set<String> targets, Set<String> known, SourceLocation place) {
    String found = Words.quote(number) + " of target (" + String.join(", ", targets) + ")";
    return Diagnostic.of(Code.UNKNOWN_STAT, place, found, Words.oneOf(known))
        .about(Subject.implied(number))
        .meaning(Words.nearest(number, known));
  }
}
