package dev.runesheet.game.werewolf;

import dev.runesheet.engine.fact.Attempt;
import dev.runesheet.model.question.Asks;
import dev.runesheet.model.question.HitPolicy;
import dev.runesheet.model.question.Question;
import dev.runesheet.model.question.Says;
import dev.runesheet.spelling.Word;
import java.util.List;

/** An investigation that meets a disguise: rows say whether the disguise deceives it. */
@Question(
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

    @Override
    public String word() {
      return Word.super.word().replace("and", "with");
    }
  }

  /** What an ability says that it is affected by: weak and strong disguises, obstructions. */
  public enum Influence {
    WD,
    SD,
    OB;

    /** True if it affects an investigation. */
    public boolean affects(Attempt investigation) {
      return List.of(investigation.word("affected by").split(" ")).contains(name());
    }
  }

  /** The kinds of investigations. */
  public enum Investigated implements Word {
    ROLE,
    ALIGNMENT,
    CATEGORY,
    ATTRIBUTE
  }

  /** The strength of disguises. */
  public enum Strength implements Word {
    WEAK,
    STRONG
  }

  private final Attempt investigation;
  private final Mark disguise;

  /** The question for an attempt and a mark. */
  public Deceiving(Attempt investigation, Mark disguise) {
    this.investigation = investigation;
    this.disguise = disguise;
  }

  @Asks(order = 1, label = "Investigation", doc = "What is investigated. Empty: anything.")
  public Investigated getInvestigated() {
    return Guarding.constant(Investigated.class, investigation.word("kind"));
  }

  @Asks(
      order = 2,
      label = "Affected by",
      doc = "The disguises that the ability says it is affected by. Empty: whatever it says.")
  public Affected getAffected() {
    boolean weak = Influence.WD.affects(investigation);
    boolean strong = Influence.SD.affects(investigation);
    return weak && strong
        ? Affected.WEAK_AND_STRONG
        : weak ? Affected.WEAK : strong ? Affected.STRONG : Affected.NOTHING;
  }

  @Asks(order = 3, label = "Disguise", doc = "How strong the disguise is. Empty: either.")
  public Strength getStrength() {
    return Guarding.constant(Strength.class, disguise.says("kind"));
  }

  /** The disguise is what the investigation sees. */
  @Says(order = 1, label = "Deceives", doc = "Whether the investigation sees the disguise.")
  public void deceives() {
    investigation.answeredBy(disguise);
  }
}
