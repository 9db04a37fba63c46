package dev.runesheet.studio.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.play.BotOption;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.studio.desk.Desk;
import dev.runesheet.studio.desk.Refusal;
import dev.runesheet.studio.desk.SetupWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The matches of one game that are played on the page; the oldest end when there are too many. */
public final class Tables {

  private static final int MOST = 12;
  private static final int PAIRINGS = 12;

  private final Desk desk;
  private final Map<String, Table> tables = new LinkedHashMap<>();
  private int count;

  public Tables(Desk desk) {
    this.desk = desk;
  }

  /** The choices with which a match can be begun. */
  public ObjectNode offer() {
    GameTools tools = desk.tools();
    RuleBook book = desk.book();
    ObjectNode offer = Json.object().put("usage", tools.usage());
    BotOption.known(tools, book).keySet().forEach(offer.putArray("bots")::add);
    ArrayNode pairings = offer.putArray("pairings");
    tools.pairings(book).stream()
        .limit(PAIRINGS)
        .forEach(one -> pairings.add(String.join(", ", one)));
    return offer.put("random", tools.randomSetup(book, 0, 0).isPresent());
  }

  /** The seats of a match that some words set up, as far as all may know them. */
  public ObjectNode seats(String words) {
    GameTools tools = desk.tools();
    RuleBook book = desk.book();
    ObjectNode seats = Json.object().put("begins", tools.hasFirstPlayer());
    ArrayNode names = seats.putArray("names");
    try {
      tools.openNames(book, tools.setup(book, SetupWords.of(words), 0)).forEach(names::add);
    } catch (IllegalArgumentException wrong) {
      throw Refusal.wrong(wrong.getMessage());
    }
    return seats;
  }

  /**
   * Begins a match.
   *
   * @param words what it is set up with, as {@link SetupWords} reads them; empty for the usual
   *     match
   * @param people the numbers of the players whom people play, from 0, separated by commas
   */
  public ObjectNode begin(String words, String people, String bot, int seed) {
    GameTools tools = desk.tools();
    RuleBook book = desk.book();
    try {
      Match match = book.newMatch(tools.setup(book, SetupWords.of(words), 0), seed);
      return seat(match, people, bot, seed);
    } catch (IllegalArgumentException | ActionFailedException wrong) {
      throw Refusal.wrong(wrong.getMessage());
    }
  }

  private ObjectNode seat(Match match, String people, String bot, int seed) {
    GameTools tools = desk.tools();
    int players = tools.players(match.book(), match.setup()).size();
    Set<Integer> seats =
        SetupWords.of(people).stream()
            .map(Tables::number)
            .collect(Collectors.toCollection(TreeSet::new));
    return add(
        new Table(tools, match, TablePlayers.of(seats, players, bot, tools, match.book(), seed)),
        true);
  }

  private static int number(String word) {
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException wrong) {
      throw Refusal.wrong("'" + word + "' is no number of a player.");
    }
  }

  private ObjectNode add(Table table, boolean goesOn) {
    if (goesOn) {
      table.goOn();
    }
    synchronized (tables) {
      String id = Integer.toString(++count);
      tables.put(id, table);
      while (tables.size() > MOST) {
        String oldest = new ArrayList<>(tables.keySet()).get(0);
        tables.remove(oldest).close();
      }
      return Json.object().put("id", id);
    }
  }

  private Table table(String id) {
    synchronized (tables) {
      Table table = tables.get(id);
      if (table == null) {
        throw Refusal.missing("This match is not there any more; begin another one.");
      }
      return table;
    }
  }

  /** Everything that a player sees of a match. */
  public ObjectNode state(String id, int player) {
    return table(id).toJson(player).put("id", id);
  }

  /** A person chooses; gives what he sees then. */
  public ObjectNode choose(String id, int player, String decision, String option) {
    table(id).choose(player, decision, option);
    return state(id, player);
  }

  /** Bots that are watched go on; gives what a player sees then. */
  public ObjectNode step(String id, int player, String pace) {
    table(id).step(ReplayPace.of(pace));
    return state(id, player);
  }

  /** A person takes back what he chose last. */
  public ObjectNode back(String id, int player) {
    table(id).back();
    return state(id, player);
  }

  /** The same match once more. */
  public ObjectNode branch(String id) {
    return add(table(id).branch(), false);
  }

  /** The way in which a number that a player sees came about. */
  public ObjectNode explain(String id, int player, int entity, String stat) {
    return table(id).explain(player, entity, stat);
  }

  /** Why something happened that a player was told, by the place of the line that tells it. */
  public ObjectNode why(String id, int player, int line) {
    return table(id).why(player, line);
  }

  /** Why an effect of something in sight did nothing. */
  public ObjectNode whyNot(String id, int player, String effect, int holder) {
    return table(id).whyNot(player, effect, holder);
  }

  /** The text and the effects of something in sight. */
  public ObjectNode about(String id, int player, int entity) {
    return table(id).about(player, entity);
  }

  /** Makes a test of a match: a golden game of the whole, or a scenario of the last answer. */
  public ObjectNode keep(String id, String as, String name) {
    return new TestRecorder(desk).keep(table(id), as, name);
  }

  /**
   * The start of a set-up: the position of a match with all that is hidden in it, or that of the
   * usual match if none is named.
   */
  public ObjectNode position(String id) {
    if (!id.isEmpty()) {
      return new Positions(desk).form(table(id).match());
    }
    RuleBook book = desk.book();
    try (Match usual = book.newMatch(desk.tools().setup(book, List.of(), 0), 0)) {
      return new Positions(desk).form(usual);
    }
  }

  /** The look of a position, or what is wrong with it. */
  public ObjectNode look(JsonNode given, String variant) {
    Positions.Begun begun = new Positions(desk).begin(given, variant, 0);
    if (begun.match().isEmpty()) {
      return begun.problems();
    }
    Match match = begun.match().get();
    GameTools tools = desk.tools();
    int players = tools.players(match.book(), match.setup()).size();
    TablePlayers watching =
        TablePlayers.of(Set.of(), players, BotOption.RANDOM, tools, match.book(), 0);
    try (Table table = new Table(tools, match, watching)) {
      return table.toJson(0);
    }
  }

  /** Begins a match in a position that was set up. */
  public ObjectNode begin(JsonNode given, String variant, String people, String bot, int seed) {
    Positions.Begun begun = new Positions(desk).begin(given, variant, seed);
    return begun.match().map(match -> seat(match, people, bot, seed)).orElseGet(begun::problems);
  }
}
