package dev.runesheet.game.werewolf.attempt;

import dev.runesheet.game.werewolf.change.Feedback;
import dev.runesheet.game.werewolf.change.Messages;
import dev.runesheet.game.werewolf.change.NewMark;
import dev.runesheet.game.werewolf.change.Polls;
import dev.runesheet.game.werewolf.change.Roles;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.MarkType;
import dev.runesheet.game.werewolf.state.Marks;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.state.WolfState.Doom;
import dev.runesheet.game.werewolf.target.TargetTerm;
import dev.runesheet.game.werewolf.word.Duration;
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
    boolean guest = !attempt.word("guest").isEmpty();
    KillingSort how = Word.of(KillingSort.class, attempt.word("kind"));
    state.doomed.add(new Doom(attempt.getTarget(), attempt.getActor(), how, guest));
    boolean hidden = how == KillingSort.ATTACK && !attempt.word("redirected").isEmpty();
    attempt.say("result", hidden ? Feedback.FAILURE : Feedback.SUCCESS);
  }

  /** Makes the target the one target of who does it. */
  public static void target(MatchContext match, Attempt attempt) {
    for (Mark before : Marks.of(match, MarkType.TARGET, attempt.getActor())) {
      match.leavePlay(before, "replaced");
    }
    attempt.say("at", "" + attempt.getTarget());
    NewMark.of(match, attempt, MarkType.TARGET, "at").putOnActor();
    attempt.say("result", "Target updated");
  }

  /** Makes the target one of a group; a failure if the target is one already. */
  public static void join(MatchContext match, Attempt attempt) {
    boolean visits = attempt.word("as").equals(Membership.VISITOR.word());
    for (Mark mark : Marks.of(match, MarkType.MEMBERSHIP, attempt.getTarget())) {
      if (mark.says("name", attempt.word("name"))) {
        if (visits || mark.membership() != Membership.VISITOR) {
          attempt.say("result", Feedback.FAILURE);
          return;
        }
        match.leavePlay(mark, "replaced");
      }
    }
    NewMark membership = NewMark.open(match, attempt, MarkType.MEMBERSHIP, "name", "as");
    String lasts = attempt.word("lasts");
    (lasts.equals(Duration.PERSISTENT.word()) ? membership : membership.lasting(lasts)).put();
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
    String role = attempt.word("name");
    boolean known = match.book().catalog(WolfCatalog.class).roles().containsKey(role);
    if (known) {
      giving.accept(role);
    }
    attempt.say("result", said(known));
  }

  /** Takes an extra role. */
  public static void revoke(MatchContext match, Attempt attempt) {
    boolean had = Roles.revoke(match, attempt.getTarget(), attempt.word("name"));
    attempt.say("result", said(had));
  }

  /** Opens a poll whose outcome is the actor's. */
  public static void poll(MatchContext match, Attempt attempt) {
    Polls.create(match, attempt.getActor(), attempt.word("poll"));
    attempt.say("result", Feedback.NONE);
  }

  /** Tells who a player is, or a text: at a place, or some players alone. */
  public static void reveal(MatchContext match, Attempt attempt) {
    attempt.say("result", Feedback.NONE);
    int player = attempt.getTarget();
    String text = attempt.word("text");
    String told =
        text.isEmpty() ? Players.name(match, player) + " is " + Players.role(match, player) : text;
    TargetTerm location = TargetTerm.of(attempt.word("location"));
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
    attempt.say("result", Feedback.NONE);
    Messages.tell(match, attempt.getActor(), attempt.word("text"), "", attempt.word("role"));
  }
}
