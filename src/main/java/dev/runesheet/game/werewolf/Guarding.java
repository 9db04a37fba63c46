package dev.runesheet.game.werewolf;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Attempt;
import dev.runesheet.engine.fact.Changes;
import dev.runesheet.model.question.Asks;
import dev.runesheet.model.question.HitPolicy;
import dev.runesheet.model.question.Question;
import dev.runesheet.model.question.Says;
import dev.runesheet.spelling.Word;
import java.util.Locale;

/** A killing that meets a defense: rows say whether the defense stops it. */
@Question(
    title = "Protection",
    family = "protection",
    doc = "which defenses stop which killings",
    rows = HitPolicy.UNIQUE)
public final class Guarding {

  /** The kinds of killings. */
  public enum Killing implements Word {
    ATTACK,
    KILL,
    LYNCH("lynch"),
    TRUE_KILL;

    private final String death;

    Killing() {
      this("killed");
    }

    Killing(String death) {
      this.death = death;
    }

    @Override
    @JsonValue
    public String word() {
      return Word.super.word();
    }

    /** The sort of death that it is to abilities that answer one. */
    String death() {
      return death;
    }
  }

  /** The dangers that defenses are against, in the words of role texts. */
  public enum From implements Word {
    ATTACKS,
    KILLS,
    LYNCHES,
    ALL,
    ATTACKS_AND_LYNCHES;

    @Override
    public String word() {
      return Word.super.word().replace("and", "with");
    }
  }

  /** The kinds of defenses. */
  public enum Defense implements Word {
    ABSENCE,
    ACTIVE,
    PASSIVE,
    PARTIAL,
    RECRUITMENT
  }

  private final Attempt killing;
  private final Mark defense;

  /** The question for an attempt and a mark. */
  public Guarding(Attempt killing, Mark defense) {
    this.killing = killing;
    this.defense = defense;
  }

  /** A constant by its word. */
  public static <E extends Enum<E>> E constant(Class<E> type, String word) {
    return Enum.valueOf(type, word.toUpperCase(Locale.ROOT).replace("&", "AND").replace(' ', '_'));
  }

  @Asks(order = 1, label = "Killing", doc = "How somebody is to be killed. Empty: in any way.")
  public Killing getKilling() {
    return constant(Killing.class, killing.word("kind"));
  }

  @Asks(order = 2, label = "Defense from", doc = "What the defense is from. Empty: anything.")
  public From getDefenseFrom() {
    return constant(From.class, defense.says("from"));
  }

  @Asks(order = 3, label = "Defense", doc = "The kind of defense. Empty: any.")
  public Defense getDefense() {
    return constant(Defense.class, defense.says("how"));
  }

  /** The defense has to do with the killing. */
  @Says(order = 1, label = "Stops", doc = "Whether the defense stops the killing.")
  public void stops() {
    killing.answeredBy(defense);
  }

  /**
   * True if a defense holds in this phase against whoever attempts something; an absence at the own
   * home is none.
   */
  public static boolean holds(Changes changes, Mark defense, Attempt attempt) {
    int phase = ((MatchContext) changes).state(WolfState.class).phase;
    String during = defense.says("during");
    boolean now = during.isEmpty() || during.equals(StepOrder.Sort.of(phase).word());
    boolean home = defense.says("at", "" + defense.getBearer());
    return now && !home && Marks.means(changes, defense, defense.says("by"), attempt.getActor());
  }
}
