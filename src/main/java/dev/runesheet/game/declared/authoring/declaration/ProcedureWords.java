package dev.runesheet.game.declared.authoring.declaration;

import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.SourceLocation;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The words for procedures in the sentences of what runs them. */
final class ProcedureWords {

  /** The longest text that stands within a sentence; of others the name stands there. */
  private static final int LONGEST = 120;

  private ProcedureWords() {}

  /**
   * The words of a game with those for its procedures: their author's, or those of their lines,
   * where that is short, or their name, as it also stands where another than the holder is self.
   */
  static Phrasing of(Declaration declared, DeclaredNames names) {
    Phrasing phrasing = names.verbs().phrasing();
    for (String name : declared.procedures().keySet()) {
      String named = "carry out " + name;
      String forOther = id(name) + " " + Phrasing.ANY;
      phrasing = phrasing.naming(Map.of(id(name), named, forOther, named));
    }
    for (Map.Entry<String, List<Op>> procedure : declared.procedures().entrySet()) {
      String name = procedure.getKey();
      EffectBuilder builder = new EffectBuilder(names, phrasing);
      Effect effect =
          builder
              .action(
                  id(name),
                  name,
                  RuleOwners.PROCEDURES,
                  builder.steps(procedure.getValue()),
                  SourceLocation.NONE)
              .saying(declared.says().getOrDefault(name, ""));
      String said = within(effect.sentence());
      if (said.length() <= LONGEST) {
        phrasing = phrasing.naming(Map.of(id(name), said));
      }
    }
    return phrasing;
  }

  private static String id(String name) {
    return EffectBuilder.id(RuleOwners.PROCEDURES, name);
  }

  private static String within(String sentence) {
    String begin = sentence.substring(0, 1).toLowerCase(Locale.ROOT);
    return begin + sentence.substring(1).replaceFirst("\\.$", "");
  }
}
