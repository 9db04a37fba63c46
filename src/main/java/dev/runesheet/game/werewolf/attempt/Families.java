package dev.runesheet.game.werewolf.attempt;

import dev.runesheet.game.werewolf.change.Feedback;
import dev.runesheet.game.werewolf.change.Messages;
import dev.runesheet.game.werewolf.change.NewMark;
import dev.runesheet.game.werewolf.change.Polls;
import dev.runesheet.game.werewolf.change.Roles;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.MarkType;
import dev.runesheet.game.werewolf.state.Marks;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.state.WolfState.Doom;
import dev.runesheet.game.werewolf.target.TargetTerm;
import dev.runesheet.game.werewolf.word.KillingSort;
import dev.runesheet.game.werewolf.word.Membership;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Attempt;
import java.util.function.Consumer;

/** The consequences of attempts by family, called by the rules of families. */
public final class Families {

  private Families() {}

  /** The feedback for what has worked, or not. */
  public static String said(boolean worked) {
    return worked ? Feedback.SUCCESS : Feedback.FAILURE;
  }

  /** The target of a killing that nothing has stopped is to die. */
  public static void doom(MatchContext match, Attempt attempt) {
    WolfState state = match.state(WolfState.class);
    boolean guest = !attempt.word(Detail.GUEST).isEmpty();
    KillingSort how = Word.of(KillingSort.class, attempt.word(Detail.KIND));
    state.doomed.add(new Doom(attempt.getTarget(), attempt.getActor(), how, guest));
    boolean hidden = how == KillingSort.ATTACK && !attempt.word(Detail.REDIRECTED).isEmpty();
    attempt.say(Detail.RESULT, hidden ? Feedback.FAILURE : Feedback.SUCCESS);
  }

  /** Makes the target the one target of who does it. */
  public static void target(MatchContext match, Attempt attempt) {
    for (Mark before : Marks.of(match, MarkType.TARGET, attempt.getActor())) {
      match.leavePlay(before, "replaced");
    }
    NewMark.of(match, attempt, MarkType.TARGET)
        .with(Detail.AT, "" + attempt.getTarget())
        .putOnActor();
    attempt.say(Detail.RESULT, "Target updated");
  }

  /** Makes the target one of a group; a failure if the target is one already. */
  public static void join(MatchContext match, Attempt attempt) {
    boolean visits = attempt.word(Detail.AS).equals(Membership.VISITOR.word());
    for (Mark mark : Marks.of(match, MarkType.MEMBERSHIP, attempt.getTarget())) {
      if (mark.says(Detail.NAME, attempt.word(Detail.NAME))) {
        if (visits || mark.membership() != Membership.VISITOR) {
          attempt.say(Detail.RESULT, Feedback.FAILURE);
          return;
        }
        match.leavePlay(mark, "replaced");
      }
    }
    NewMark.of(match, attempt, MarkType.MEMBERSHIP).put();
    if (attempt.word(Detail.SOURCE).equals("" + attempt.getTarget())) {
      int membership = Marks.latest(match, MarkType.MEMBERSHIP, attempt.getTarget()).getId();
      match.state(WolfState.class).joined.put(membership, attempt.word(Detail.BY_ROLE));
    }
  }

  /** Gives an extra role; a failure if there is none of that name. */
  public static void grant(MatchContext match, Attempt attempt) {
    give(match, attempt, role -> Roles.grant(match, attempt.getTarget(), role));
  }

  /** Gives another role; a failure if there is none of that name. */
  public static void change(MatchContext match, Attempt attempt) {
    give(match, attempt, role -> Roles.change(match, attempt.getTarget(), role));
  }

  private static void give(MatchContext match, Attempt attempt, Consumer<String> giving) {
    String role = attempt.word(Detail.NAME);
    boolean known = match.book().catalog(WolfCatalog.class).roles().containsKey(role);
    if (known) {
      giving.accept(role);
    }
    attempt.say(Detail.RESULT, said(known));
  }

  /** Takes an extra role. */
  public static void revoke(MatchContext match, Attempt attempt) {
    boolean had = Roles.revoke(match, attempt.getTarget(), attempt.word(Detail.NAME));
    attempt.say(Detail.RESULT, said(had));
  }

  /** Opens a poll whose outcome is the actor's. */
  public static void poll(MatchContext match, Attempt attempt) {
    Polls.create(match, attempt.getActor(), attempt.word(Detail.POLL));
    attempt.say(Detail.RESULT, Feedback.NONE);
  }

  /** Tells who a player is, or a text: at a place, or some players alone. */
  public static void reveal(MatchContext match, Attempt attempt) {
    attempt.say(Detail.RESULT, Feedback.NONE);
    int player = attempt.getTarget();
    String text = attempt.word(Detail.TEXT);
    String told =
        text.isEmpty() ? Players.name(match, player) + " is " + Players.role(match, player) : text;
    TargetTerm location = TargetTerm.of(attempt.word(Detail.LOCATION));
    if (location instanceof TargetTerm.Channel channel) {
      Messages.announce(match, channel.name(), told);
      return;
    }
    for (int one : location.players(match, attempt.getActor(), attempt.run())) {
      Messages.tell(match, one, told, "", "");
    }
  }

  /** Tells the player something in private. */
  public static void know(MatchContext match, Attempt attempt) {
    attempt.say(Detail.RESULT, Feedback.NONE);
    Messages.tell(
        match, attempt.getActor(), attempt.word(Detail.TEXT), "", attempt.word(Detail.BY_ROLE));
  }
}
