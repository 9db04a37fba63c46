package dev.runesheet.language.strings;

import dev.runesheet.language.SourceFree;
import dev.runesheet.language.strings.syntax.Traces;
import dev.runesheet.language.strings.words.StringWords;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.util.List;
import java.util.Optional;

/**
 * From the effects of a column back to what its string says. What the patterns of the column could
 * say by the traces in the effects is made into effects again and compared, so it is exact: effects
 * that no string can say are not found.
 */
public final class EffectPhrases {

  private final EffectStrings strings;
  private final Patterns patterns;

  /** Creates the way back for a game's verbs. */
  public EffectPhrases(VerbCatalog verbs) {
    strings = new EffectStrings(verbs);
    patterns = new Patterns(StringWords.NONE);
  }

  /**
   * The string of a column in words.
   *
   * @param effects the column's effects, in order
   * @param card the card they belong to
   * @return the phrase; empty if no string says this
   */
  public Optional<Phrase> of(List<Effect> effects, Column column, EffectStrings.Card card) {
    List<Effect> wanted = SourceFree.effects(effects);
    ModelTraces traces = ModelTraces.of(wanted, strings.builder(column, SourceLocation.NONE));
    return patterns
        .column(column)
        .guesses(traces)
        .filter(
            phrase ->
                SourceFree.effects(strings.effects(phrase, column, card, SourceLocation.NONE))
                    .equals(wanted))
        .findFirst();
  }

  /** The numbers and words in a part of a program. */
  public static Traces traces(Object part) {
    return ModelTraces.of(part);
  }
}
