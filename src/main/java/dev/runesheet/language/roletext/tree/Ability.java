package dev.runesheet.language.roletext.tree;

import dev.runesheet.game.werewolf.word.CandidateChange;
import dev.runesheet.game.werewolf.word.Danger;
import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.Defense;
import dev.runesheet.game.werewolf.word.DisguiseStrength;
import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.game.werewolf.word.ExtraRoleChange;
import dev.runesheet.game.werewolf.word.Influence;
import dev.runesheet.game.werewolf.word.Investigated;
import dev.runesheet.game.werewolf.word.KillingSort;
import dev.runesheet.game.werewolf.word.LaterGuideVerb;
import dev.runesheet.game.werewolf.word.LoyaltySort;
import dev.runesheet.game.werewolf.word.Membership;
import dev.runesheet.game.werewolf.word.PollChange;
import dev.runesheet.game.werewolf.word.VoteCount;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** An ability: one record for each format of the fifteen families. */
public sealed interface Ability {

  /** {@code Attack @Selection}. */
  record Killing(KillingSort subtype, Target target) implements Ability {}

  /** {@code Role Investigate @Selection (WD, SD, OB)}. */
  record Investigating(Investigated subtype, Target target, Set<Influence> effects)
      implements Ability {}

  /** {@code Attribute Investigate @Selection for Wolfish}; effects stand in later guides only. */
  record AttributeInvestigating(Target target, AttributeName attribute, Set<Influence> effects)
      implements Ability {}

  /**
   * {@code Target @Selection}.
   *
   * @param selected what may be selected, in later guides; empty is a player
   */
  record Targeting(Target target, String selected) implements Ability {}

  /** {@code Weakly Disguise @Selection as 'Demon' (~NextNight)}. */
  record Disguising(DisguiseStrength strength, Target target, Operand role, Duration duration)
      implements Ability {}

  /**
   * {@code Protect @Self from 'Attacks' by @(Wolfish) through Passive Defense during Night
   * (~Permanent)}.
   *
   * @param by against whom; empty is anybody
   * @param absentAt where the player is instead, with {@link Defense#ABSENCE} only
   * @param during when; empty is always
   */
  record Protecting(
      Target target,
      Danger from,
      Optional<Target> by,
      Defense through,
      Optional<Target> absentAt,
      Optional<Daytime> during,
      Duration duration)
      implements Ability {}

  /**
   * {@code Apply Marked to @Selection (tag)}.
   *
   * @param data what else the attribute holds
   * @param duration how long; the guide knows {@code ~Permanent} only
   */
  record Applying(AttributeName attribute, Target target, List<Operand> data, Duration duration)
      implements Ability {}

  /** {@code Remove Marked from @Selection}. */
  record Removing(AttributeName attribute, Target target) implements Ability {}

  /**
   * {@code Redirect 'non-killing abilities' from @(Wolfish) to @Target}.
   *
   * @param from abilities of whom; empty is anybody
   * @param duration how long; the guide knows {@code ~Permanent} only
   */
  record Redirecting(AbilityFilter abilities, Optional<Target> from, Target to, Duration duration)
      implements Ability {}

  /**
   * {@code Manipulate @Self's 'public voting power' to '0'}.
   *
   * @param relative whether the value is added, in later guides only
   * @param duration how long; the guide knows {@code ~Permanent} only
   */
  record VoteManipulating(
      Target target, VoteCount subtype, boolean relative, Operand value, Duration duration)
      implements Ability {}

  /** {@code Whisper to #tavern as 'Bartender' (~Permanent)}. */
  record Whispering(Target location, Optional<Operand> disguise, Duration duration)
      implements Ability {}

  /**
   * {@code Join 'Cult'}.
   *
   * @param leave whether the group is left, in later guides only
   * @param who who joins; the guide knows {@code @Self} only
   * @param duration how long; the guide knows {@code ~Persistent} only
   */
  record Joining(boolean leave, Target who, String group, Membership membership, Duration duration)
      implements Ability {}

  /** {@code Grant 'Shield' to @Selection}, {@code Revoke 'Shield' to @Selection}. */
  record Granting(ExtraRoleChange change, String extraRole, Target target) implements Ability {}

  /** {@code Loyalty to 'Townsfolk' (Alignment)}. */
  record Loyalty(String name, LoyaltySort subtype) implements Ability {}

  /**
   * {@code Obstruct Role Investigation for @Selection ⇒ Flute Player}.
   *
   * @param feedback what the obstructed player is told instead; empty is a failure
   * @param duration how long; the guide knows {@code ~Permanent} only
   */
  record Obstructing(
      AbilityFilter abilities, Target target, Optional<String> feedback, Duration duration)
      implements Ability {

    /** True if a feedback is one of later guides: with chances, or of a type. */
    public static boolean isFurther(String feedback) {
      return feedback.matches("!.*|[0-9]+ ?%.*");
    }
  }

  /**
   * {@code Cancel Lynch Poll}.
   *
   * @param location where it is held, in later guides only
   */
  record PollManipulating(PollChange subtype, String poll, Optional<Target> location)
      implements Ability {

    /** True if it is held at once. */
    public boolean creates() {
      return subtype == PollChange.CREATE;
    }
  }

  /**
   * {@code Manipulate Lynch Poll (@Selection is 'Unvotable')}.
   *
   * @param votes how many votes more, with the last two of the manipulations; otherwise 0
   */
  record CandidateManipulating(
      String poll, Target candidate, CandidateChange manipulation, int votes) implements Ability {}

  /** {@code Reveal @Selection to #story_time}. A text is revealed in later guides only. */
  record Revealing(Operand what, Target location) implements Ability {}

  /** {@code Know one wolf among the players}. */
  record Knowing(String information) implements Ability {}

  /** Abilities done once for each of several targets, in later guides only. */
  record ForEach(Target targets, List<Action.AbilityUse> abilities) implements Ability {}

  /**
   * An ability of later guides, kept word for word: {@code Role Change @Self to 'Wolf'}.
   *
   * @param verb the sort of ability, for example {@code Role Change}
   * @param rest what follows it
   */
  record Further(String verb, List<Part> rest) implements Ability {

    /** True if it is one that matches play. */
    public boolean is(LaterGuideVerb one) {
      return verb.equals(one.title());
    }

    /** The targets and texts of what follows, in order. */
    public List<Operand> operands() {
      return rest.stream()
          .filter(Part.Of.class::isInstance)
          .map(part -> ((Part.Of) part).operand())
          .toList();
    }
  }

  /** A part of an ability that is kept word for word. */
  sealed interface Part {

    /** A target or a text. */
    record Of(Operand operand) implements Part {}

    /** Words, numbers or signs, with single blanks. */
    record Words(String words) implements Part {}

    /** A duration, in parentheses. */
    record For(Duration duration) implements Part {}
  }
}
