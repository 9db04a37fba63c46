package dev.runesheet.language.roletext;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What an ability does: one record for each format of the fifteen families. */
public sealed interface Ability {

  /** Its family and subtype; empty for what the guide does not know. */
  Optional<AbilityType> type();

  private static Optional<AbilityType> type(Family family, String subtype) {
    return Optional.of(new AbilityType(family, Optional.of(subtype)));
  }

  private static Optional<AbilityType> type(Family family) {
    return Optional.of(new AbilityType(family, Optional.empty()));
  }

  /** {@code Attack @Selection}. */
  record Killing(Subtype subtype, Target target) implements Ability {

    /** How somebody is killed. */
    public enum Subtype implements Titled {
      KILL,
      ATTACK,
      LYNCH,
      TRUE_KILL
    }

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.KILLING, subtype.word());
    }
  }

  /** {@code Role Investigate @Selection (WD, SD, OB)}. */
  record Investigating(Subtype subtype, Target target, Set<RelevantEffect> effects)
      implements Ability {

    /** Copies the set. */
    public Investigating {
      effects = Set.copyOf(effects);
    }

    /** What is asked. */
    public enum Subtype implements Titled {
      ROLE,
      ALIGNMENT,
      CATEGORY
    }

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.INVESTIGATING, subtype.word());
    }
  }

  /** {@code Attribute Investigate @Selection for Wolfish}; effects stand in later guides only. */
  record AttributeInvestigating(Target target, AttributeName attribute, Set<RelevantEffect> effects)
      implements Ability {

    /** Copies the set. */
    public AttributeInvestigating {
      effects = Set.copyOf(effects);
    }

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.INVESTIGATING, "Attribute");
    }
  }

  /** What affects an investigation: weak and strong disguises, obstructions. */
  enum RelevantEffect {
    WD,
    SD,
    OB
  }

  /**
   * {@code Target @Selection}.
   *
   * @param selected what may be selected, in later guides; empty is a player
   */
  record Targeting(Target target, String selected) implements Ability {

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.TARGETING);
    }
  }

  /** {@code Weakly Disguise @Selection as 'Demon' (~NextNight)}. */
  record Disguising(Strength strength, Target target, Operand role, Duration duration)
      implements Ability {

    /** Which investigations see through it. */
    public enum Strength implements Titled {
      WEAKLY,
      STRONGLY
    }

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.DISGUISING, strength == Strength.WEAKLY ? "Weak" : "Strong");
    }
  }

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
      KillingFilter from,
      Optional<Target> by,
      Defense through,
      Optional<Target> absentAt,
      Optional<Daytime> during,
      Duration duration)
      implements Ability {

    /** What it stops. */
    public enum KillingFilter implements Titled {
      ATTACKS,
      /** Attacks too. */
      KILLS,
      LYNCHES,
      ALL,
      /** Only in later guides. */
      ATTACKS_AND_LYNCHES;

      @Override
      public String word() {
        return Titled.super.word().replace("And", "&");
      }
    }

    /** How it stops it. */
    public enum Defense implements Titled {
      ABSENCE,
      ACTIVE,
      PASSIVE,
      PARTIAL,
      /** Only in later guides. */
      RECRUITMENT
    }

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.PROTECTING, through.word());
    }
  }

  /**
   * {@code Apply Marked to @Selection (tag)}.
   *
   * @param data what else the attribute holds
   * @param duration how long; the guide knows {@code ~Permanent} only
   */
  record Applying(AttributeName attribute, Target target, List<Operand> data, Duration duration)
      implements Ability {

    /** Copies the list. */
    public Applying {
      data = List.copyOf(data);
    }

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.APPLYING, "Apply");
    }
  }

  /** {@code Remove Marked from @Selection}. */
  record Removing(AttributeName attribute, Target target) implements Ability {

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.APPLYING, "Remove");
    }
  }

  /**
   * {@code Redirect 'non-killing abilities' from @(Wolfish) to @Target}.
   *
   * @param from abilities of whom; empty is anybody
   * @param duration how long; the guide knows {@code ~Permanent} only
   */
  record Redirecting(AbilityFilter abilities, Optional<Target> from, Target to, Duration duration)
      implements Ability {

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.REDIRECTING);
    }
  }

  /**
   * {@code Manipulate @Self's 'public voting power' to '0'}.
   *
   * @param relative whether the value is added, in later guides only
   * @param duration how long; the guide knows {@code ~Permanent} only
   */
  record VoteManipulating(
      Target target, Subtype subtype, boolean relative, Operand value, Duration duration)
      implements Ability {

    /** What is manipulated. */
    public enum Subtype implements dev.runesheet.spelling.Word {
      PUBLIC_VOTING_POWER,
      PRIVATE_VOTING_POWER,
      PUBLIC_STARTING_VOTES,
      /** Only in later guides. */
      SPECIAL_PUBLIC_VOTING_POWER
    }

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.VOTE_MANIPULATING);
    }
  }

  /** {@code Whisper to #tavern as 'Bartender' (~Permanent)}. */
  record Whispering(Target location, Optional<Operand> disguise, Duration duration)
      implements Ability {

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.WHISPERING);
    }
  }

  /**
   * {@code Join 'Cult'}.
   *
   * @param leave whether the group is left, in later guides only
   * @param who who joins; the guide knows {@code @Self} only
   * @param duration how long; the guide knows {@code ~Persistent} only
   */
  record Joining(boolean leave, Target who, String group, Membership membership, Duration duration)
      implements Ability {

    /** What a member may do; the guide knows the first only. */
    public enum Membership implements Titled {
      MEMBER,
      OWNER,
      VISITOR
    }

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.JOINING);
    }
  }

  /** {@code Grant 'Shield' to @Selection}, {@code Revoke 'Shield' to @Selection}. */
  record Granting(boolean revoke, String extraRole, Target target) implements Ability {

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.GRANTING, revoke ? "Revoke" : "Grant");
    }
  }

  /** {@code Loyalty to 'Townsfolk' (Alignment)}. */
  record Loyalty(String name, Subtype subtype) implements Ability {

    /** To whom one is loyal. */
    public enum Subtype implements Titled {
      GROUP,
      ALIGNMENT
    }

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.LOYALTY, subtype.word());
    }
  }

  /**
   * {@code Obstruct Role Investigation for @Selection ⇒ Flute Player}.
   *
   * @param feedback what the obstructed player is told instead; empty is a failure
   * @param duration how long; the guide knows {@code ~Permanent} only
   */
  record Obstructing(
      AbilityFilter abilities, Target target, Optional<String> feedback, Duration duration)
      implements Ability {

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.OBSTRUCTING);
    }
  }

  /**
   * {@code Cancel Lynch Poll}.
   *
   * @param location where it is held, in later guides only
   */
  record PollManipulating(Subtype subtype, String poll, Optional<Target> location)
      implements Ability {

    /** What becomes of the poll. */
    public enum Subtype implements Titled {
      ADD,
      CREATE,
      CANCEL,
      DELETE
    }

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.POLL_MANIPULATING, subtype.word());
    }
  }

  /**
   * {@code Manipulate Lynch Poll (@Selection is 'Unvotable')}.
   *
   * @param votes how many votes more, with the last two of the manipulations; otherwise 0
   */
  record CandidateManipulating(String poll, Target candidate, Manipulation manipulation, int votes)
      implements Ability {

    /** What becomes of a candidate; the last two only in later guides. */
    public enum Manipulation implements Titled {
      UNVOTABLE,
      DISQUALIFIED,
      VOTES,
      HIDDEN_VOTES
    }

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.POLL_MANIPULATING, "Manipulate");
    }
  }

  /** {@code Reveal @Selection to #story_time}. A text is revealed in later guides only. */
  record Revealing(Operand what, Target location) implements Ability {

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.ANNOUNCEMENTS, "Reveal");
    }
  }

  /** {@code Know one wolf among the players}. */
  record Knowing(String information) implements Ability {

    @Override
    public Optional<AbilityType> type() {
      return Ability.type(Family.ANNOUNCEMENTS, "Know");
    }
  }

  /** Abilities done once for each of several targets, in later guides only. */
  record ForEach(Target targets, List<Action.AbilityUse> abilities) implements Ability {

    /** Copies the list. */
    public ForEach {
      abilities = List.copyOf(abilities);
    }

    @Override
    public Optional<AbilityType> type() {
      return Optional.empty();
    }
  }

  /**
   * What later guides know, kept word for word: {@code Role Change @Self to 'Wolf'}.
   *
   * @param verb the sort of ability, for example {@code Role Change}
   * @param rest what follows it
   */
  record Further(String verb, List<Part> rest) implements Ability {

    /** Copies the list. */
    public Further {
      rest = List.copyOf(rest);
    }

    @Override
    public Optional<AbilityType> type() {
      return Optional.empty();
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
