package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.game.werewolf.WolfSetup;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.ShortForm;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words of {@code given}. */
record WolfGiven(
    @Doc("Who plays which role, in order.") @Label(value = "{key} {field}", hidden = true)
        Map<@Ref(WordList.PLAYER) String, Seat> players,
    @Doc("Further players, who are Citizens.") List<@Ref(WordList.PLAYER) String> citizens,
    @Doc("Role texts that only this scenario has, as files of roles have them.") @Default("\"\"")
        String roles,
    @Doc("By group whose members vote each night, what the winner meets: `Attack @Winner`.")
        @Label(value = "Group {key}", hidden = true)
        Map<@Ref(POLL) String, @Ref(OUTCOME) String> groups,
    @Doc("By type of poll, what the winner meets: `Attack @Winner`.")
        @Label(value = "Poll {key}", hidden = true)
        Map<@Ref(POLL) String, @Ref(OUTCOME) String> polls,
    @Doc("By team, the attribute of those whom it may leave alive besides its own.")
        @Label(value = "Team {key}", hidden = true)
        Map<@Ref("team") String, String> teams,
    @Doc("The first phase; roles are given before it.") @Default("\"D0\"") @Ref(PHASE) String phase,
    @Doc("Whether the game ends when somebody has won, or nobody can.") @Default("false")
        boolean winning) {

  /** A phase, such as {@code N1}. */
  static final String PHASE = "phase";

  /** A poll, or a group, which has the poll of its name. */
  static final String POLL = "poll";

  /** An ability that the winner of a poll meets, as it is written. */
  static final String OUTCOME = "ability";

  /** The set-up of all players, in order. */
  List<WolfSetup.Seat> seats() {
    List<WolfSetup.Seat> seats = new ArrayList<>();
    players.forEach((name, seat) -> seats.add(seat.of(name)));
    citizens.forEach(name -> seats.add(new WolfSetup.Seat(name, WolfScenarios.CITIZEN)));
    return seats;
  }

  /** A player. */
  @ShortForm("role")
  record Seat(
      @Doc("The role.") String role,
      @Doc("The team, if it is not that of the role; one of a role or of `teams`.")
          Optional<String> team,
      @Doc("The category, if it is not that of the role.") Optional<String> category,
      @Doc("Attributes from the start; ones that a role, an ability or `teams` has.")
          List<String> attributes,
      @Doc("Groups from the start; ones that a role or an ability has, or `groups` or `polls`.")
          List<String> groups,
      @Doc("Extra roles from the start.") List<String> extra) {

    private WolfSetup.Seat of(String name) {
      return new WolfSetup.Seat(
          name, role, team.orElse(""), category.orElse(""), attributes, groups, extra);
    }
  }
}
