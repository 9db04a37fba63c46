package dev.runesheet.language.roletext.tree;

import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.spelling.Titled;
import java.util.Optional;

/** The trigger of an ability. */
public sealed interface Trigger {

  /**
   * True if a player chooses for whom abilities are used, as far as texts can be understood; all
   * others come by themselves.
   */
  default boolean isChosen() {
    return true;
  }

  /** The time of a player's action. */
  record At(Timing timing) implements Trigger {}

  /** One action at several times; what it does is an {@link Action.Compound}. */
  record Compound() implements Trigger {}

  /** The moment at which the role is gained. */
  record Starting() implements Trigger {

    @Override
    public boolean isChosen() {
      return false;
    }
  }

  /**
   * By itself.
   *
   * @param timing when, in later guides; empty is always
   */
  record Passive(Optional<Timing> timing) implements Trigger {

    @Override
    public boolean isChosen() {
      return false;
    }
  }

  /**
   * An event as a trigger: {@code On Visit [Investigation]}.
   *
   * @param whose to whom; empty is the player who has the ability
   * @param type by which sort of ability; empty is any
   * @param word what else tells it apart: the sort of defense, a poll's name, an emitted word
   */
  record On(Event event, Optional<Target> whose, Optional<AbilityType> type, String word)
      implements Trigger {

    /** True if the guide has it. */
    public boolean ofGuide() {
      return event.guide && whose.isEmpty();
    }

    @Override
    public boolean isChosen() {
      return event == Event.CHOICE || event == Event.SAID;
    }
  }

  /** The kinds of events. */
  enum Event implements Titled {
    DEATH(true),
    VISIT(true),
    ACTION(true),
    KILLED,
    LYNCH,
    BANISHMENT,
    BANISHED,
    ANY_ACTION,
    DEFENSE,
    REDIRECT,
    DISBANDMENT,
    BETRAYAL,
    POLL_CLOSED,
    POLL_WIN,
    ROLE_CHANGE,
    REMOVAL,
    END,
    EMITTED,
    JOIN,
    /** Written {@code Choice … Chosen}. */
    CHOICE,
    /** A text that is not understood, kept word for word. */
    SAID;

    private final boolean guide;

    Event() {
      this(false);
    }

    /** An event of later guides only, unless it is one of the guide. */
    Event(boolean guide) {
      this.guide = guide;
    }
  }
}
