package dev.runesheet.game.werewolf.attempt;

import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.word.DisguiseStrength;
import dev.runesheet.game.werewolf.word.Influence;
import dev.runesheet.game.werewolf.word.Investigated;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.NeededFor;
import dev.runesheet.spi.question.OutputColumn;

/** An investigation that meets a disguise: rows say whether the disguise deceives it. */
@DecisionTable(
    title = "Disguises",
    family = "protection",
    doc = "which disguises deceive which investigations",
    rows = HitPolicy.UNIQUE)
public final class Deceiving {

  /** The influences on an investigation. */
  public enum Affected implements Word {
    NOTHING,
    WEAK,
    STRONG,
    WEAK_AND_STRONG;

    /** The influences that disguises of each strength are, or are not. */
    public static Affected by(boolean weak, boolean strong) {
      return weak && strong ? WEAK_AND_STRONG : weak ? WEAK : strong ? STRONG : NOTHING;
    }

    @Override
    public String word() {
      return Word.super.word().replace("and", "with");
    }
  }

  private final Attempt investigation;
  private final Mark disguise;

  /** The question for an attempt and a mark. */
  public Deceiving(Attempt investigation, Mark disguise) {
    this.investigation = investigation;
    this.disguise = disguise;
  }

  /** True if an ability says that its investigations are affected by this. */
  public static boolean affects(Influence influence, Attempt investigation) {
    return influence.isOn(investigation.word(Detail.AFFECTED_BY));
  }

  @InputColumn(order = 1, label = "Investigation", doc = "What is investigated. Empty: anything.")
  public Investigated getInvestigated() {
    return Word.of(Investigated.class, investigation.word(Detail.KIND));
  }

  @InputColumn(
      order = 2,
      label = "Affected by",
      doc = "The disguises that the ability says it is affected by. Empty: whatever it says.")
  public Affected getAffected() {
    return Affected.by(affects(Influence.WD, investigation), affects(Influence.SD, investigation));
  }

  @InputColumn(order = 3, label = "Disguise", doc = "How strong the disguise is. Empty: either.")
  public DisguiseStrength getStrength() {
    return disguise.strength();
  }

  /** The disguise is what the investigation sees. */
  @OutputColumn(order = 1, label = "Deceives", doc = "Whether the investigation sees the disguise.")
  @NeededFor(asked = "affected", except = "nothing")
  public void deceives() {
    investigation.answeredBy(disguise);
  }
}
