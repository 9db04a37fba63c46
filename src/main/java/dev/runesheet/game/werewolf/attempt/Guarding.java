package dev.runesheet.game.werewolf.attempt;

import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.target.TargetTerm;
import dev.runesheet.game.werewolf.word.Danger;
import dev.runesheet.game.werewolf.word.Defense;
import dev.runesheet.game.werewolf.word.KillingSort;
import dev.runesheet.game.werewolf.word.Phase;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.NeededFor;
import dev.runesheet.spi.question.OutputColumn;

/** A killing that meets a defense: rows say whether the defense stops it. */
@DecisionTable(
    title = "Protection",
    family = "protection",
    doc = "which defenses stop which killings",
    rows = HitPolicy.UNIQUE)
public final class Guarding {

  private final Attempt killing;
  private final Mark defense;

  /** The question for an attempt and a mark. */
  public Guarding(Attempt killing, Mark defense) {
    this.killing = killing;
    this.defense = defense;
  }

  @InputColumn(
      order = 1,
      label = "Killing",
      doc = "How somebody is to be killed. Empty: in any way.")
  public KillingSort getKilling() {
    return Word.of(KillingSort.class, killing.word(Detail.KIND));
  }

  @InputColumn(
      order = 2,
      label = "Defense from",
      doc = "What the defense is from. Empty: anything.")
  public Danger getDefenseFrom() {
    return defense.danger();
  }

  @InputColumn(order = 3, label = "Defense", doc = "The kind of defense. Empty: any.")
  public Defense getDefense() {
    return defense.defense();
  }

  /** The defense has to do with the killing. */
  @OutputColumn(order = 1, label = "Stops", doc = "Whether the defense stops the killing.")
  @NeededFor(asked = "killing", except = "true kill")
  public void stops() {
    killing.answeredBy(defense);
  }

  /**
   * True if a defense holds in this phase against whoever attempts something; an absence at the own
   * home is none.
   */
  public static boolean holds(MatchContext match, Mark defense, Attempt attempt) {
    boolean now = defense.helps(Phase.daytime(match.state(WolfState.class).phase));
    return now
        && !defense.isAt(defense.getBearer())
        && TargetTerm.means(match, defense, Detail.BY, attempt.getActor());
  }
}
