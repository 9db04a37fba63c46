package dev.runesheet.game.werewolf.change;

import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.MarkType;
import dev.runesheet.game.werewolf.state.Marks;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.RunWord;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.state.WolfState.Poll;
import dev.runesheet.game.werewolf.state.WolfState.Vote;
import dev.runesheet.game.werewolf.word.CandidateChange;
import dev.runesheet.game.werewolf.word.Membership;
import dev.runesheet.game.werewolf.word.Phase;
import dev.runesheet.game.werewolf.word.PollChange;
import dev.runesheet.game.werewolf.word.PollSort;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.game.werewolf.word.VoteCount;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Polls: which there are, who votes, who wins, and what the winner meets. */
public final class Polls {

  /** The kind of their entities. */
  public static final String KIND = "poll";

  /** The owner of what winners of polls meet. */
  public static final String OWNER = "polls";

  private Polls() {}

  /** Opens the polls that a phase begins with. */
  public static void open(MatchContext match) {
    WolfState state = match.state(WolfState.class);
    if (Phase.isDay(state.phase)) {
      if (state.phase >= PollSort.LYNCH.first()) {
        open(match, PollSort.LYNCH.word());
        open(match, PollSort.ELECTION.word());
      }
      return;
    }
    WolfCatalog catalog = match.book().catalog(WolfCatalog.class);
    for (String group : catalog.groups().keySet()) {
      if (!members(match, group).isEmpty()) {
        open(match, group);
      }
    }
  }

  private static void open(MatchContext match, String type) {
    int number =
        1 + use(match, type, PollChange.ADD).size() - use(match, type, PollChange.DELETE).size();
    if (number <= 0) {
      return;
    }
    List<Integer> unvotable = bearers(use(match, type, CandidateChange.UNVOTABLE));
    List<Integer> disqualified = bearers(use(match, type, CandidateChange.DISQUALIFIED));
    for (int i = 1; i <= number; i++) {
      add(match, type, free(match, type, number == 1), -1, unvotable, disqualified);
    }
  }

  /**
   * The players who cannot win the polls of a type that are closed now, since polls were opened.
   */
  private static Set<Integer> sinceOpened(MatchContext match, String type) {
    return Set.copyOf(bearers(use(match, type, CandidateChange.DISQUALIFIED)));
  }

  private static List<Integer> bearers(List<Mark> marks) {
    return marks.stream().map(Mark::getBearer).toList();
  }

  /** The marks that wait for a poll of a type; they are used up by it. */
  private static List<Mark> use(MatchContext match, String type, Word what) {
    List<Mark> found = new ArrayList<>();
    for (Mark mark : Marks.all(match)) {
      if (mark.getType() == MarkType.POLL
          && mark.says(Detail.POLL, type)
          && mark.says(Detail.WHAT, what.word())) {
        match.leavePlay(mark, "used");
        found.add(mark);
      }
    }
    return found;
  }

  private static void add(
      MatchContext match,
      String type,
      String name,
      int creator,
      List<Integer> unvotable,
      List<Integer> disqualified) {
    WolfState state = match.state(WolfState.class);
    List<Integer> options = new ArrayList<>(Players.living(match));
    options.removeAll(unvotable);
    boolean ofGroup = isOfGroup(match, type);
    List<Integer> voters = ofGroup ? members(match, type) : Players.living(match);
    int entity = match.create(KIND, type, name, -1, "open", NewMark.NO_STATS).getId();
    state.open.add(
        new Poll(entity, type, name, creator, ofGroup, voters, options, disqualified, -1));
  }

  /** The first name for a poll of a type that no open one has: the type alone, or with a number. */
  private static String free(MatchContext match, String type, boolean single) {
    WolfState state = match.state(WolfState.class);
    int number = 1;
    String name = single ? type : type + " #1";
    while (find(state, name) != null) {
      number++;
      name = type + " #" + number;
    }
    return name;
  }

  /** True if a poll is that of a group, in which nobody else votes. */
  private static boolean isOfGroup(MatchContext match, String type) {
    return match.book().catalog(WolfCatalog.class).groups().containsKey(type)
        || !members(match, type).isEmpty();
  }

  /** The type of a poll, by its name. */
  public static String type(String name) {
    return name.replaceFirst(" #\\d+$", "");
  }

  /** Opens a poll whose outcome a player carries out. */
  public static void create(MatchContext match, int creator, String type) {
    add(
        match,
        type,
        free(match, type, true),
        creator,
        bearers(use(match, type, CandidateChange.UNVOTABLE)),
        bearers(use(match, type, CandidateChange.DISQUALIFIED)));
  }

  /**
   * Takes the polls from a player who dies and has created them: that of a group has no result, as
   * nobody carries it out, and one in which all vote carries itself out, as every lynch does. Votes
   * go on, so nobody learns whose they were. A poll that the death itself opens comes later.
   */
  static void abandon(MatchContext match, int creator) {
    WolfState state = match.state(WolfState.class);
    for (List<Poll> polls : List.of(state.open, state.closed)) {
      polls.stream()
          .filter(poll -> poll.creator() == creator && poll.ofGroup())
          .forEach(poll -> match.leavePlay(match.entity(poll.entity()), "abandoned"));
      polls.replaceAll(
          poll -> poll.creator() == creator && !poll.ofGroup() ? poll.ofNobody() : poll);
    }
  }

  /** The living members of a group, without those who only visit. */
  public static List<Integer> members(MatchContext match, String group) {
    List<Integer> members = new ArrayList<>();
    for (int player : Players.living(match)) {
      if (isMember(match, group, player)) {
        members.add(player);
      }
    }
    return members;
  }

  private static boolean isMember(MatchContext match, String group, int player) {
    for (Mark one : Marks.of(match, MarkType.MEMBERSHIP, player)) {
      if (one.says(Detail.NAME, group) && one.membership() != Membership.VISITOR) {
        return true;
      }
    }
    return false;
  }

  /**
   * Why a player may not vote so; empty if he may. Whether others vote in a poll, such as that of
   * their group, it does not tell.
   */
  public static String refusal(MatchContext match, int voter, String poll, int choice) {
    Poll open = find(match.state(WolfState.class), poll);
    if (open == null || !hasVote(match, open, voter)) {
      return "Poll: " + Players.name(match, voter) + " has no vote now in a poll '" + poll + "'";
    }
    return choice < 0 || open.options().contains(choice) && Players.isAlive(match, choice)
        ? ""
        : "Target: " + Players.name(match, choice) + " is not an option of this poll";
  }

  /**
   * True if a player has a vote in a poll now: he lives and could vote when it was opened; who has
   * left its group since, or only visits it, has none, also if he has cast it.
   */
  public static boolean hasVote(MatchContext match, Poll poll, int player) {
    return poll.voters().contains(player)
        && Players.isAlive(match, player)
        && (!poll.ofGroup() || isMember(match, poll.type(), player));
  }

  private static Poll find(WolfState state, String name) {
    return state.open.stream().filter(one -> one.name().equals(name)).findFirst().orElse(null);
  }

  public static void vote(MatchContext match, int voter, String poll, int choice) {
    WolfState state = match.state(WolfState.class);
    takeBack(match, voter, poll);
    state.votes.add(new Vote(poll, voter, choice));
  }

  /** True if a player has voted in an open poll and could vote otherwise. */
  public static boolean hasVoted(MatchContext match, int voter, String poll) {
    WolfState state = match.state(WolfState.class);
    Poll open = find(state, poll);
    return open != null
        && hasVote(match, open, voter)
        && state.votes.stream().anyMatch(one -> one.voter() == voter && one.poll().equals(poll));
  }

  /** Takes back a vote. */
  public static void takeBack(MatchContext match, int voter, String poll) {
    match
        .state(WolfState.class)
        .votes
        .removeIf(one -> one.voter() == voter && one.poll().equals(poll));
  }

  /** Fixes the winners of the polls of a sort. */
  public static void close(MatchContext match, PollSort sort) {
    WolfState state = match.state(WolfState.class);
    List<Poll> byName = new ArrayList<>(state.open);
    byName.sort(Comparator.comparing(Poll::type));
    Map<String, Set<Integer>> excluded = new HashMap<>();
    for (Poll poll : byName) {
      if (poll.sort() == sort) {
        state.open.remove(poll);
        int winner = winner(match, poll);
        boolean wins =
            !excluded.computeIfAbsent(poll.type(), one -> sinceOpened(match, one)).contains(winner);
        state.closed.add(poll.wonBy(wins ? winner : -1));
      }
    }
  }

  /** The player with strictly the most votes, more than none; -1 for nobody. */
  private static int winner(MatchContext match, Poll poll) {
    Map<Integer, Integer> totals = new LinkedHashMap<>();
    boolean lynch = poll.sort() == PollSort.LYNCH;
    for (int option : poll.options()) {
      int hidden = lynch ? number(match, option, VoteCount.PUBLIC_STARTING_VOTES) : 0;
      totals.merge(option, hidden, Integer::sum);
    }
    for (Vote vote : counted(match, poll)) {
      totals.merge(vote.choice(), power(match, poll, vote.voter()), Integer::sum);
    }
    int most = totals.values().stream().max(Integer::compare).orElse(0);
    List<Integer> best =
        totals.keySet().stream().filter(one -> totals.get(one) == most && most > 0).toList();
    boolean one = best.size() == 1 && !poll.disqualified().contains(best.get(0));
    return one ? best.get(0) : -1;
  }

  /** The votes of those who have one still. */
  private static List<Vote> counted(MatchContext match, Poll poll) {
    return match.state(WolfState.class).votes.stream()
        .filter(one -> one.poll().equals(poll.name()))
        .filter(one -> hasVote(match, poll, one.voter()))
        .toList();
  }

  private static int power(MatchContext match, Poll poll, int voter) {
    return number(
        match,
        voter,
        poll.ofGroup() ? VoteCount.PRIVATE_VOTING_POWER : VoteCount.PUBLIC_VOTING_POWER);
  }

  /** The number of a player as his manipulations make it, from the oldest on. */
  private static int number(MatchContext match, int player, VoteCount which) {
    int number = which.usual();
    for (Mark mark : Marks.of(match, MarkType.MANIPULATION, player)) {
      number = mark.voteCount() == which ? mark.votes(number) : number;
    }
    return number;
  }

  /** Voids the first closed poll of a sort if it is cancelled. */
  public static void cancel(MatchContext match, PollSort sort) {
    WolfState state = match.state(WolfState.class);
    state.closed.stream()
        .filter(one -> one.sort() == sort)
        .findFirst()
        .filter(one -> !use(match, sort.word(), PollChange.CANCEL).isEmpty())
        .ifPresent(state.closed::remove);
  }

  /** Carries out each closed poll's outcome on its winner, if alive. */
  public static void carryOut(MatchContext match, PollSort sort) {
    WolfState state = match.state(WolfState.class);
    for (Poll poll : List.copyOf(state.closed)) {
      if (poll.sort() != sort) {
        continue;
      }
      state.closed.remove(poll);
      if (sort == PollSort.OTHER && !use(match, poll.type(), PollChange.CANCEL).isEmpty()) {
        continue;
      }
      if (Players.isAlive(match, poll.winner())) {
        meet(match, poll);
      }
    }
    state.votes.removeIf(vote -> find(state, vote.poll()) == null);
  }

  private static void meet(MatchContext match, Poll poll) {
    if (poll.sort() == PollSort.ELECTION) {
      elect(match, poll.winner());
      return;
    }
    WolfCatalog catalog = match.book().catalog(WolfCatalog.class);
    String effect =
        catalog.groups().getOrDefault(poll.type(), catalog.polls().getOrDefault(poll.type(), ""));
    int doer = doer(match, poll);
    if (!effect.isEmpty() && doer >= 0) {
      String on = "" + poll.winner();
      Map<String, String> words = new TreeMap<>();
      words.put(TargetWord.SELECTION.noted(), on);
      words.put(RunWord.ON.word(), on);
      if (poll.creator() < 0 && catalog.groups().containsKey(poll.type())) {
        words.put(RunWord.GROUP.word(), poll.type());
      }
      match.begin(effect, match.entity(doer), Event.of(""), words);
    }
  }

  /**
   * The one who carries out the poll's result: its creator, a voter for the winner, or the poll; -1
   * if nobody does.
   */
  private static int doer(MatchContext match, Poll poll) {
    if (poll.creator() >= 0) {
      return match.entity(poll.entity()).isPresent() ? poll.creator() : -1;
    }
    if (!match.book().catalog(WolfCatalog.class).groups().containsKey(poll.type())) {
      return poll.entity();
    }
    List<Integer> voters =
        counted(match, poll).stream()
            .filter(one -> one.choice() == poll.winner())
            .map(Vote::voter)
            .sorted()
            .toList();
    return voters.isEmpty()
        ? -1
        : voters.size() == 1 ? voters.get(0) : voters.get(match.roll(voters.size()) - 1);
  }

  /** The first office that nobody alive holds. */
  private static void elect(MatchContext match, int winner) {
    WolfCatalog catalog = match.book().catalog(WolfCatalog.class);
    for (String office : catalog.offices()) {
      boolean held =
          Players.living(match).stream()
              .flatMap(player -> Marks.of(match, MarkType.EXTRA_ROLE, player).stream())
              .anyMatch(role -> role.says(Detail.NAME, office));
      if (!held && catalog.roles().containsKey(office)) {
        Roles.grant(match, winner, office);
        Messages.announce(match, Messages.STORY, Players.name(match, winner) + " is " + office);
        return;
      }
    }
  }
}
