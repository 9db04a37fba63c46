package dev.runesheet.language.roletext.tree;

import dev.runesheet.game.werewolf.word.RoleGroup;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.spelling.Titled;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A definition of role text: a name, a header, and what it can do. */
public sealed interface Definition {

  /** Its name, unique among definitions of its sort. */
  String name();

  /** Its abilities, in the order of the text. */
  List<TriggeredAbility> abilities();

  /** The place of its header. */
  SourceLocation place();

  /** What it defines. */
  default Sort sort() {
    return Arrays.stream(Sort.values()).filter(one -> one.form.isInstance(this)).findFirst().get();
  }

  /**
   * A role; one of the group {@link RoleGroup#EXTRA} is an extra role.
   *
   * @param header what it is; empty where a text gives only its abilities
   * @param clauses lines that are no abilities
   */
  record Role(
      String name,
      Optional<Header> header,
      List<Clause> clauses,
      List<TriggeredAbility> abilities,
      SourceLocation place)
      implements Definition {

    /** True if players have it besides a role of their own. */
    public boolean isExtra() {
      return header.filter(is -> is.group() == RoleGroup.EXTRA).isPresent();
    }
  }

  /**
   * A group that players join, with abilities of its own.
   *
   * @param team the team it belongs to, such as {@code Werewolf}
   */
  record Group(
      String name,
      String team,
      List<Clause> clauses,
      List<TriggeredAbility> abilities,
      SourceLocation place)
      implements Definition {}

  /**
   * A team. It wins when each living player is of the team, unaligned, or one of those named.
   *
   * @param winsWith whom it may leave alive besides its own
   * @param condition the line that names them
   */
  record Team(
      String name,
      List<Target> winsWith,
      Written condition,
      List<TriggeredAbility> abilities,
      SourceLocation place)
      implements Definition {}

  /**
   * A sort of poll.
   *
   * @param options who or what can be voted for; {@code Abstain} is a text
   * @param voters who may vote
   * @param lines what says so
   * @param showVoters whether its result tells who voted for whom
   */
  record Poll(
      String name,
      List<Operand> options,
      List<Target> voters,
      PollLines lines,
      boolean showVoters,
      List<TriggeredAbility> abilities,
      SourceLocation place)
      implements Definition {}

  /** The lines with a poll's options and voters. */
  record PollLines(Written options, Written voters) {

    /** Lines of which only the place of their poll is known. */
    public static PollLines at(SourceLocation poll) {
      return new PollLines(Written.at(poll), Written.at(poll));
    }
  }

  /** A custom attribute, with what its bearer can do by it. */
  record Attribute(String name, List<TriggeredAbility> abilities, SourceLocation place)
      implements Definition {}

  /** Abilities that several roles inherit. */
  record AbilitySet(String name, List<TriggeredAbility> abilities, SourceLocation place)
      implements Definition {}

  /**
   * The header of a role: {@code Solo Killing - Flute Team}.
   *
   * @param team of a solo role; otherwise empty
   * @param modifiers what follows a second bar, such as {@code Limited}
   */
  record Header(RoleGroup group, RoleCategory category, String team, List<String> modifiers) {

    /** The word behind the name of a team. */
    public static final String TEAM = " " + Sort.TEAM.title();

    /** The words behind the team of a group. */
    public static final String GROUP = TEAM + " " + Sort.GROUP.title();
  }

  /** Categories of roles. */
  enum RoleCategory implements Titled {
    ELECTED,
    ALIGN,
    RECRUITMENT,
    KILLING,
    GROUP,
    INVESTIGATIVE,
    POWER,
    MISCELLANEOUS
  }

  /**
   * A line of a role that is no ability: {@code Inherit: 'Wolfish'}.
   *
   * @param name what it names; empty if it names nothing
   */
  record Clause(ClauseKind kind, String name, SourceLocation place) {}

  /** The sorts of definitions. */
  enum Sort implements Titled {
    ROLE(Role.class),
    GROUP(Group.class),
    TEAM(Team.class),
    POLL(Poll.class),
    ATTRIBUTE(Attribute.class),
    ABILITY_SET(AbilitySet.class);

    private final Class<? extends Definition> form;

    Sort(Class<? extends Definition> form) {
      this.form = form;
    }

    /** True if headers say no more than its title: they tell the side of a role or a group. */
    public boolean isPlain() {
      return this != ROLE && this != GROUP;
    }
  }
}
