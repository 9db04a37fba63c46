package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.engine.verb.ClampStat;
import dev.runesheet.engine.verb.Damage;
import dev.runesheet.engine.verb.Heal;
import dev.runesheet.engine.verb.Lose;
import dev.runesheet.engine.verb.SetStat;
import dev.runesheet.engine.verb.Win;
import dev.runesheet.game.declared.choice.CharacterAbilities;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.word.ChangeNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The words of duels: verbs, triggers and what else sources and tables may name. */
public final class DuelWords {

  /** The verbs of all duels. */
  public static final List<Class<?>> VERBS =
      List.of(
          SetStat.class,
          AddStat.class,
          ClampStat.class,
          Damage.class,
          Heal.class,
          Win.class,
          Lose.class);

  private DuelWords() {}

  /**
   * The words for a mode with these attributes.
   *
   * @param events the events of the phases
   */
  static Vocabulary of(VerbCatalog verbs, List<String> events, List<String> attributes) {
    List<String> triggers = new ArrayList<>(events);
    attributes.forEach(attribute -> triggers.add(StatEvent.of(attribute)));
    return new Vocabulary(
        verbs,
        triggers,
        attributes,
        List.of("self", "opponent"),
        Stream.concat(Stream.of(CharacterAbilities.ABILITY), ChangeNumber.WITH_STAT.stream())
            .toList(),
        List.of());
  }
}
