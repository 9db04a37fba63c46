package dev.runesheet.studio.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.console.Json;
import dev.runesheet.pack.tool.AnswersInSight;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.pack.tool.Narrator.Kind;
import dev.runesheet.pack.tool.Narrator.Told;
import dev.runesheet.pack.tool.Sight;
import dev.runesheet.spelling.Possessive;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.StreamPage;
import dev.runesheet.spi.fact.EffectDefinition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;

/** The story of a match in words, of which each player is told what he may know. */
final class MatchStory {

  private final Match match;
  private final GameTools tools;
  private final List<Narrator> narrators = new ArrayList<>();
  private final int players;
  private final List<AnswersInSight<List<Line>>> sights = new ArrayList<>();
  private final List<List<Line>> lines = new ArrayList<>();
  private final List<BitSet> seen = new ArrayList<>();
  private final List<BitSet> known = new ArrayList<>();
  private final List<Round> rounds = new ArrayList<>();

  /** By player, how far the stream was read. */
  private final int[] cursors;

  private int told;

  MatchStory(Match match, GameTools tools, int players) {
    this.match = match;
    this.tools = tools;
    this.players = players;
    this.cursors = new int[players];
    for (int player = 0; player < players; player++) {
      seen.add(seen(player));
      sights.add(new AnswersInSight<>(match, tools, player));
      narrators.add(tools.narrator(match, List.of(player)));
      lines.add(new ArrayList<>());
    }
    goOn();
  }

  /**
   * The happenings between two answers.
   *
   * @param until the number of happenings after it
   * @param seen by player, what was in sight before or after it
   */
  private record Round(int until, List<BitSet> seen) {}

  /** A line that a player may read, and the happening that it tells. */
  private record Line(int happening, Told told) {}

  private BitSet seen(int player) {
    BitSet numbers = new BitSet();
    match.world().entities().stream()
        .filter(entity -> match.isVisible(player, entity))
        .forEach(entity -> numbers.set(entity.getId()));
    return numbers;
  }

  /** Tells what has happened since the last time: to be called after each answer. */
  void goOn() {
    for (int player = 0; player < players; player++) {
      for (AnswersInSight.Kept<List<Line>> earlier : sights.get(player).goOn()) {
        tell(earlier, player);
      }
    }
    List<Set<Happening>> streams = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      StreamPage page = match.happenings(player, cursors[player]);
      cursors[player] = page.next();
      streams.add(new HashSet<>(page.entries()));
      // What was seen before the answer or is seen after it, the player saw happen.
      seen.get(player).or(seen(player));
    }
    List<Happening> all = match.happenings();
    while (told < all.size()) {
      Happening happening = all.get(told);
      known.add(readers(happening, streams));
      for (int player = 0; player < players; player++) {
        tell(happening, player);
      }
      told++;
    }
    rounds.add(new Round(told, List.copyOf(seen)));
    for (int player = 0; player < players; player++) {
      seen.set(player, seen(player));
    }
  }

  /** Tells an earlier answer that shows only now. */
  private void tell(AnswersInSight.Kept<List<Line>> earlier, int player) {
    if (isShown(earlier.answer(), player, earlier.sight())) {
      lines.get(player).addAll(earlier.lines());
      earlier.lines().forEach(line -> known.get(line.happening()).set(player));
    }
  }

  private void tell(Happening happening, int player) {
    boolean knows = known.get(told).get(player);
    List<Line> untold = new ArrayList<>();
    for (Told line : narrators.get(player).tell(happening)) {
      boolean open = line.kind() == Kind.HEADING || line.kind() == Kind.END;
      if (line.kind() != Kind.POSITION) {
        (open || knows ? lines.get(player) : untold).add(new Line(told, line));
      }
    }
    if (!knows && happening instanceof Happening.Answered answer) {
      sights.get(player).keep(answer, untold);
    }
  }

  private BitSet readers(Happening happening, List<Set<Happening>> streams) {
    BitSet readers = new BitSet();
    for (int player = 0; player < players; player++) {
      int about = happening.about();
      boolean may =
          (about >= 0
                  ? sees(player, about, happening) && match.isVisible(player, happening)
                  : streams.get(player).contains(happening))
              || happening instanceof Happening.Answered answer && isOpen(answer, player);
      readers.set(player, may);
    }
    return readers;
  }

  /** True if a player saw what a happening is about, and whom the event of a program is about. */
  private boolean sees(int player, int about, Happening happening) {
    int subject = happening instanceof Happening.Activated began ? began.subject() : -1;
    return seen.get(player).get(about) && (subject < 0 || seen.get(player).get(subject));
  }

  /**
   * True if another's answer is a pass, or is of what the player saw, or shows by what it let him
   * see, such as a card that was played.
   */
  private boolean isOpen(Happening.Answered answer, int player) {
    AnswersInSight<List<Line>> sight = sights.get(player);
    return sight.isTold(answer) && isShown(answer, player, sight.sight());
  }

  private boolean isShown(Happening.Answered answer, int player, Sight sight) {
    if (hasSecrets(match, player)) {
      return false;
    }
    if (tools.isPass(match.book(), answer.option())) {
      return true;
    }
    int other = answer.decision().player();
    List<Integer> entities = answer.option().action().entities();
    List<String> definitions = tools.definitions(answer.option());
    return match.view(player).entities().stream()
        .filter(one -> one.controller() == other)
        .anyMatch(
            one ->
                entities.contains(one.id())
                    || definitions.contains(one.definition()) && sight.hasShown(one.id()));
  }

  /** True if there is what a player may not even count, such as what others bear in secret. */
  static boolean hasSecrets(Match match, int player) {
    PlayerView view = match.view(player);
    int counted = view.hidden().values().stream().mapToInt(Integer::intValue).sum();
    return match.world().entities().size() > view.entities().size() + counted;
  }

  /** The number of turns, rounds and the like that have begun. */
  int headings() {
    return (int) lines.get(0).stream().filter(one -> one.told().kind() == Kind.HEADING).count();
  }

  /** The last heading, such as that of the turn, without remarks; empty if none was told yet. */
  String heading(int player) {
    return heading(player, Integer.MAX_VALUE);
  }

  /** The heading that a happening stands below. */
  String heading(int player, int happening) {
    return lines.get(player).stream()
        .filter(line -> line.told().kind() == Kind.HEADING && line.happening() <= happening)
        .reduce((one, other) -> other)
        .map(line -> line.told().words().replaceFirst(" \\(.*\\)$", ""))
        .orElse("");
  }

  /**
   * The lines that a player may read. Each is numbered by its place among them: the number of the
   * happening would tell how much happened in secret.
   */
  ArrayNode toJson(int player) {
    RuleBook book = match.book();
    ArrayNode list = Json.list();
    for (Line line : lines.get(player)) {
      ObjectNode one = list.addObject().put("at", list.size() - 1);
      one.put("kind", line.told().kind().name().toLowerCase(Locale.ROOT));
      one.put("words", line.told().words());
      EffectDefinition effect = book.effectOfBlock(line.told().block());
      SourceNotes.Note note = effect == null ? null : book.noteOfBlock(line.told().block());
      one.put("effect", effect == null ? "" : reason(effect, line.told().holder()));
      one.put("sentence", note == null ? "" : note.sentence());
      one.put("source", note == null ? "" : note.source());
    }
    return list;
  }

  /** An effect by its name and holder; by its holder alone if it has no name. */
  private static String reason(EffectDefinition effect, String holder) {
    return isInternal(effect)
        ? holder
        : holder.isEmpty() ? effect.name() : Possessive.of(holder) + " " + effect.name();
  }

  /** True if an effect goes by its id or event alone, which says nothing to people. */
  static boolean isInternal(EffectDefinition effect) {
    return effect.name().equals(effect.id()) || effect.isNamedByEvent();
  }

  /** The happening that a line tells, by its place among those that the player may read. */
  OptionalInt happening(int player, int at) {
    List<Line> may = lines.get(player);
    return at < 0 || at >= may.size()
        ? OptionalInt.empty()
        : OptionalInt.of(may.get(at).happening());
  }

  /** True if a player may know of a happening. */
  boolean knows(int player, int happening) {
    return happening >= 0 && happening < known.size() && known.get(happening).get(player);
  }

  /** True if a player saw an entity when something happened; nobody is seen by all. */
  boolean sees(int player, int happening, int entity) {
    return entity < 0
        || rounds.stream()
            .filter(round -> round.until() > happening)
            .findFirst()
            .map(round -> round.seen().get(player).get(entity))
            .orElse(false);
  }
}
