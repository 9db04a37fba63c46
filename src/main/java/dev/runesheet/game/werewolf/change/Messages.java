package dev.runesheet.game.werewolf.change;

import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Listed;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.MarkType;
import dev.runesheet.game.werewolf.state.Marks;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.spi.MatchContext;

/** The messages to players: in private, and at places. */
public final class Messages {

  /** The place where all learn what is told openly. */
  public static final String STORY = "#story_time";

  private Messages() {}

  /** Tells a player something that nobody else learns. */
  public static void tell(MatchContext match, int player, String text, String about, String by) {
    NewMark.of(match, MarkType.FEEDBACK)
        .with(Detail.TEXT, text)
        .with(Detail.ABOUT, about)
        .with(Detail.ABILITY, by)
        .with(Detail.SINCE, "" + match.state(WolfState.class).phase)
        .told(player);
  }

  /** Lets something be told at a place, as soon as all that goes on has ended. */
  public static void announce(MatchContext match, String location, String text) {
    match.state(WolfState.class).notices.add(new WolfState.Notice(location, text));
  }

  /** Tells what waits to be told; the match does not say why. */
  public static boolean post(MatchContext match) {
    WolfState state = match.state(WolfState.class);
    boolean some = !state.notices.isEmpty();
    for (WolfState.Notice notice : state.notices) {
      NewMark.of(match, MarkType.NOTICE)
          .with(Detail.TEXT, notice.text())
          .with(Detail.AT, notice.location())
          .with(Detail.TO, hearers(match, notice.location()))
          .with(Detail.SINCE, "" + state.phase)
          .told(-1);
    }
    state.notices.clear();
    return some;
  }

  /** The players told at a place: at that of a group its members; empty for everybody. */
  private static String hearers(MatchContext match, String place) {
    String name = place.replaceAll("[#_ -]", "");
    return Listed.of(
        Marks.all(match).stream()
            .filter(one -> one.getType() == MarkType.MEMBERSHIP)
            .filter(one -> one.says(Detail.NAME).replaceAll("[_ -]", "").equalsIgnoreCase(name))
            .map(Mark::getBearer)
            .distinct()
            .toList());
  }
}
