package dev.runesheet.game.mathbattle.authoring;

import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.engine.verb.ClampStat;
import dev.runesheet.engine.verb.Damage;
import dev.runesheet.engine.verb.Heal;
import dev.runesheet.engine.verb.Lose;
import dev.runesheet.engine.verb.SetStat;
import dev.runesheet.engine.verb.Win;
import dev.runesheet.game.mathbattle.Pass;
import dev.runesheet.model.Vocabulary;
import dev.runesheet.model.verb.VerbCatalog;
import java.util.ArrayList;
import java.util.List;

/** The words of Math Battle: verbs, triggers and what else sources and tables may name. */
public final class DuelWords {

  /** The verbs of the game. */
  public static final List<Class<?>> VERBS =
      List.of(
          SetStat.class,
          AddStat.class,
          ClampStat.class,
          Damage.class,
          Heal.class,
          Win.class,
          Lose.class,
          Pass.class);

  /** The events that the phases raise. */
  static final List<String> PHASE_TRIGGERS =
      List.of("game starts", "turn starts", "action phase starts", "ability is used", "turn ends");

  private DuelWords() {}

  /** The words for a mode with these attributes. */
  public static Vocabulary of(VerbCatalog verbs, List<String> attributes) {
    List<String> triggers = new ArrayList<>(PHASE_TRIGGERS);
    attributes.forEach(attribute -> triggers.add(attribute + " changes"));
    return new Vocabulary(
        verbs,
        triggers,
        attributes,
        List.of("self", "opponent"),
        List.of("ability", "stat", "old", "new", "delta"),
        List.of());
  }
}
