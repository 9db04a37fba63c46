package dev.runesheet.game.werewolf.state;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.runesheet.game.werewolf.word.KillingSort;
import dev.runesheet.game.werewolf.word.Phase;
import dev.runesheet.game.werewolf.word.PollSort;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;

/** The position of a game: the phase and its step, what was chosen, voted and is to happen. */
@JsonAutoDetect(
    fieldVisibility = JsonAutoDetect.Visibility.ANY,
    isGetterVisibility = JsonAutoDetect.Visibility.NONE)
public final class WolfState extends GameState {

  public int players;
  public int phase;
  public int step = -1;
  public boolean winning;
  public boolean patient;
  public boolean died;

  /** The number of phases that have ended since one in which somebody died. */
  public int quiet;

  /** The number of phases that have ended since one that changed something that lasts. */
  public int unchanged;

  /** The marks that lasted when this phase began, in words. */
  public TreeSet<String> standing = new TreeSet<>();

  public int unasked;
  public TreeSet<Integer> done = new TreeSet<>();
  public List<Integer> marks = new ArrayList<>();

  /**
   * The ids of the abilities by which players have joined groups themselves, by the numbers of the
   * memberships, which other members see and which therefore do not tell it.
   */
  public TreeMap<Integer, String> joined = new TreeMap<>();

  public List<Chosen> chosen = new ArrayList<>();
  public Map<String, List<String>> choosing = new LinkedHashMap<>();
  public Map<String, Usage> used = new LinkedHashMap<>();
  public List<Doom> doomed = new ArrayList<>();
  public List<Death> deaths = new ArrayList<>();
  public TreeSet<Integer> dying = new TreeSet<>();
  public List<Poll> open = new ArrayList<>();
  public List<Poll> closed = new ArrayList<>();
  public List<Vote> votes = new ArrayList<>();
  public List<Notice> notices = new ArrayList<>();
  public Map<String, String> acted = new LinkedHashMap<>();
  public Map<String, String> teams = new LinkedHashMap<>();
  public List<String> winners = new ArrayList<>();

  /** Copies share it, so it is replaced and never changed. Not saved: it follows from polls. */
  private transient List<Ballot> ballots = List.of();

  /**
   * A choice of a player to use an ability.
   *
   * @param player who
   * @param ability the effect
   * @param on the numbers of the players that it is used on
   * @param due the phase in which it is used, at the earliest
   */
  public record Chosen(int player, String ability, List<String> on, int due) {
    public Chosen {
      whole(ability, on);
    }
  }

  /**
   * The past use of an ability.
   *
   * @param times how many times
   * @param phase the last phase in which it was
   * @param on whom it was used on then
   */
  public record Usage(int times, int phase, List<String> on) {
    public Usage {
      whole(on);
    }
  }

  /** The parts of a phase in which players die. */
  public enum Moment implements Word {
    START,
    DURING,
    END;

    @Override
    @JsonValue
    public String word() {
      return Word.super.word();
    }
  }

  /** A death to come: by whom, an entity, how, and whether as a guest of another. */
  public record Doom(int player, int by, KillingSort how, boolean guest) {
    /** Checks that its words are there. */
    public Doom {
      whole(how);
    }
  }

  /**
   * A death.
   *
   * @param player who died
   * @param phase in which phase
   * @param moment when in it
   * @param how the kind of killing
   * @param first how many had died before him and all who died together with him
   */
  public record Death(int player, int phase, Moment moment, KillingSort how, int first) {
    /** Checks that its words are there. */
    public Death {
      whole(moment, how);
    }
  }

  /**
   * A poll.
   *
   * @param entity stands for it where somebody must have done something
   * @param type such as lynch
   * @param name unique among those that are open
   * @param creator the player who carries out what its winner meets; -1 if nobody does
   * @param ofGroup whether it is that of the group of its type, in which only members have a vote
   * @param voters who may vote; in a group's poll as long as they are members
   * @param options for whom
   * @param disqualified who cannot win
   * @param winner the player who won; -1 for nobody
   */
  public record Poll(
      int entity,
      String type,
      String name,
      int creator,
      boolean ofGroup,
      List<Integer> voters,
      List<Integer> options,
      List<Integer> disqualified,
      int winner) {

    public Poll {
      whole(type, name, voters, options, disqualified);
    }

    /** The sort of its type. */
    public PollSort sort() {
      return PollSort.of(type);
    }

    /** The same that nobody has created. */
    public Poll ofNobody() {
      return new Poll(entity, type, name, -1, ofGroup, voters, options, disqualified, winner);
    }

    /** The same with a winner. */
    public Poll wonBy(int player) {
      return new Poll(entity, type, name, creator, ofGroup, voters, options, disqualified, player);
    }
  }

  /** An open poll with the options of all who vote in it. */
  private record Ballot(Poll poll, List<Option> options) {}

  /** A vote; -1 for nobody. */
  public record Vote(String poll, int voter, int choice) {
    /** Checks that its words are there. */
    public Vote {
      whole(poll);
    }
  }

  /** An anonymous message that is told at a place, at once. */
  public record Notice(String location, String text) {
    /** Checks that its words are there. */
    public Notice {
      whole(location, text);
    }
  }

  /** A saved match can lack any part; then it is refused. */
  private static void whole(Object... parts) {
    for (Object part : parts) {
      Objects.requireNonNull(part);
    }
  }

  @Override
  public WolfState copy() {
    WolfState copy = (WolfState) withSameFields();
    copy.standing = new TreeSet<>(standing);
    copy.done = new TreeSet<>(done);
    copy.marks = new ArrayList<>(marks);
    copy.joined = new TreeMap<>(joined);
    copy.chosen = new ArrayList<>(chosen);
    copy.choosing = new LinkedHashMap<>(choosing);
    copy.used = new LinkedHashMap<>(used);
    copy.doomed = new ArrayList<>(doomed);
    copy.deaths = new ArrayList<>(deaths);
    copy.dying = new TreeSet<>(dying);
    copy.open = new ArrayList<>(open);
    copy.closed = new ArrayList<>(closed);
    copy.votes = new ArrayList<>(votes);
    copy.notices = new ArrayList<>(notices);
    copy.acted = new LinkedHashMap<>(acted);
    copy.teams = new LinkedHashMap<>(teams);
    copy.winners = new ArrayList<>(winners);
    return copy;
  }

  @Override
  public int players() {
    return players;
  }

  @Override
  public int active() {
    return -1;
  }

  @Override
  public String phaseName() {
    return Phase.name(phase);
  }

  @Override
  public int turn() {
    return phase;
  }

  /** The deaths, in order. */
  public List<Death> deaths() {
    return List.copyOf(deaths);
  }

  /** The teams that have won; none while nobody has. */
  public List<String> winners() {
    return List.copyOf(winners);
  }

  /** The key of {@link #used} for a player and the id of an ability. */
  public static String key(int player, String ability) {
    return player + " " + ability;
  }

  /** The players that a player has chosen for an ability that asks for more; by number. */
  public List<String> begun(int player, String ability) {
    return choosing.getOrDefault(key(player, ability), List.of());
  }

  /** The number of times that a player has used an ability. */
  public int times(int player, String ability) {
    Usage usage = used.get(key(player, ability));
    return usage == null ? 0 : usage.times();
  }

  /**
   * The options of an open poll, the same for all who vote in it.
   *
   * @param poll one of those that are open; a number or name can be that of another after an undo
   * @param made makes them; called only for the first of its voters
   */
  public List<Option> ballot(Poll poll, Function<Poll, List<Option>> made) {
    for (Ballot one : ballots) {
      if (one.poll() == poll) {
        return one.options();
      }
    }
    Ballot added = new Ballot(poll, made.apply(poll));
    ballots =
        Stream.concat(ballots.stream().filter(one -> open.contains(one.poll())), Stream.of(added))
            .toList();
    return added.options();
  }

  /** Makes the votes of all open polls anew, since others can be voted for. */
  public void forgetBallots() {
    ballots = List.of();
  }

  /** The names of the polls that are open. */
  public List<String> openPolls() {
    return open.stream().map(Poll::name).toList();
  }
}
