package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Word;
import dev.runesheet.word.StackingMode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds changes of one number, type and key that stack in different ways: only those of one way are
 * weighed against each other, so that all of them would count.
 */
final class StackingCheck {

  private StackingCheck() {}

  static void check(List<Effect> effects, PartPlaces places, Diagnostics findings) {
    Map<List<String>, StackingMode> modes = new HashMap<>();
    for (Effect effect : effects) {
      if (!(effect.body() instanceof Body.Modify change)) {
        continue;
      }
      String key = effect.stacking().keyOf(change.type());
      StackingMode mode = effect.stacking().mode();
      StackingMode other = modes.putIfAbsent(List.of(change.type(), key, change.stat()), mode);
      if (other != null && other != mode) {
        boolean keyed = !effect.stacking().key().isEmpty();
        String by = keyed ? "key" : "type";
        Diagnostic twoWays =
            Diagnostic.of(
                Code.STACKING_MODE,
                places.change(effect, "stacking"),
                Words.quote(Word.said(mode)) + " for the " + by + " " + Words.quote(key),
                Words.quote(Word.said(other))
                    + ", as other changes of '"
                    + change.stat()
                    + "' with this "
                    + by
                    + " add up");
        findings.add(twoWays.as(Severity.WARNING)); // It can be meant: both then count.
      }
    }
  }
}
