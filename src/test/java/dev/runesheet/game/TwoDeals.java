package dev.runesheet.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.StreamPage;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Two matches that differ in nothing but two hidden cards, which have changed places; they are
 * played alike. As long as a player sees neither card, all that he gets must be the same bytes, and
 * all that he reads the same words.
 */
public final class TwoDeals implements AutoCloseable {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String ASIDE = "\u0000";

  private final Match one;
  private final Match other;
  private final int viewer;
  private final int first;
  private final int second;
  private final String code;
  private final String otherCode;
  private final Reading read;
  private final Reading otherRead;
  private int cursor;

  /** What a player reads of a match as it goes on, beside the parts that he gets. */
  private static final class Reading {

    private final Match match;
    private final int player;

    /** Null for a game of a test, as its story. */
    private final GameTools tools;

    private final StoryOfOne story;

    Reading(Match match, int player) {
      this.match = match;
      this.player = player;
      tools = InstalledGames.all(GameTools.class, GameTools::game).get(match.book().game().id());
      story = tools == null ? null : new StoryOfOne(match, tools, player);
    }

    /** The lines of the story since the last time, and the position as it is drawn for him. */
    List<String> goOn() {
      List<String> lines = new ArrayList<>();
      if (story == null) {
        return lines;
      }
      story.goOn().forEach(line -> lines.add(line.toString()));
      lines.add(tools.draw(match, player, (owner, text) -> text));
      return lines;
    }
  }

  /**
   * Begins to compare a match as it stands with the same in which two cards have changed places.
   */
  public static TwoDeals of(Match match, int viewer, int first, int second) {
    String saved = ChangedValues.unsealed(match.save());
    ObjectNode changed = read(saved);
    ObjectNode one = (ObjectNode) changed.get("entities").get(first);
    ObjectNode other = (ObjectNode) changed.get("entities").get(second);
    for (String part : List.of("kind", "definition", "name", "schema", "stats")) {
      JsonNode before = one.get(part);
      one.set(part, other.get(part));
      other.set(part, before);
    }
    RuleBook book = match.book();
    return new TwoDeals(
        book.restore(saved), book.restore(changed.toString()), viewer, first, second);
  }

  /**
   * Begins to compare.
   *
   * @param first the number of one of the cards; the other match may have given it to either
   */
  public TwoDeals(Match one, Match other, int viewer, int first, int second) {
    this.one = one;
    this.other = other;
    this.viewer = viewer;
    this.first = first;
    this.second = second;
    code = one.world().entity(first).getDefinition();
    otherCode = one.world().entity(second).getDefinition();
    assertThat(place(other, code)).isEqualTo(place(one, otherCode));
    assertThat(place(other, otherCode)).isEqualTo(place(one, code));
    assertThat(code).isNotEqualTo(otherCode);
    assertThat(isSeen()).isFalse();
    read = new Reading(one, viewer);
    otherRead = new Reading(other, viewer);
    compare();
  }

  /** Plays on at random while the cards stay hidden; gives how many answers were compared. */
  public int play(SplittableRandom random, int most) {
    for (int answers = 0; answers < most; answers++) {
      if (one.over() || !answer(random) || isSeen()) {
        return answers;
      }
      compare();
    }
    return most;
  }

  /** Where one of the two cards lies: they are told apart by number, or by what has the number. */
  private String place(Match match, String which) {
    Entity one = match.world().entity(first);
    Entity card = one.getDefinition().equals(which) ? one : match.world().entity(second);
    assertThat(card.getDefinition()).isEqualTo(which);
    return card.getZone() + " " + card.getPosition() + " " + card.getController();
  }

  private boolean answer(SplittableRandom random) {
    List<Decision> open = one.pendingDecisions();
    Decision decision = open.get(random.nextInt(open.size()));
    List<String> possible =
        decision.options().stream().map(Option::id).filter(this::isPossible).toList();
    possible = possible.stream().filter(id -> there(decision, renamed(id))).toList();
    if (possible.isEmpty()) {
      return false;
    }
    String option = possible.get(random.nextInt(possible.size()));
    one.choose(decision.id(), option);
    other.choose(decision.id(), renamed(option));
    return true;
  }

  private boolean there(Decision decision, String option) {
    return other.pendingDecisions().stream()
        .anyMatch(its -> its.id().equals(decision.id()) && its.option(option) != null);
  }

  /** Who names one of the cards to keep it may keep it; to play it would show it. */
  private boolean isPossible(String option) {
    boolean names = !renamed(option).equals(option);
    return !names || option.equals(code) || option.equals(otherCode);
  }

  /** What names a card of the one match, as the other match calls the card of its number. */
  private String renamed(String option) {
    return option.replace(code, ASIDE).replace(otherCode, code).replace(ASIDE, otherCode);
  }

  private boolean isSeen() {
    for (Match match : List.of(one, other)) {
      if (match.view(viewer).entities().stream()
              .anyMatch(seen -> seen.id() == first || seen.id() == second)
          || match.pendingDecisions().stream().anyMatch(this::shows)) {
        return true;
      }
    }
    return false;
  }

  /** True if a question of an effect, such as a search, shows the player one of the cards. */
  private boolean shows(Decision asked) {
    return asked.player() == viewer
        && !asked.effect().isEmpty()
        && asked.options().stream()
            .flatMap(option -> option.action().entities().stream())
            .anyMatch(entity -> entity == first || entity == second);
  }

  private void compare() {
    StreamPage page = one.happenings(viewer, cursor);
    assertThat(json(other.happenings(viewer, cursor))).isEqualTo(json(page));
    assertThat(json(other.view(viewer))).isEqualTo(json(one.view(viewer)));
    cursor = page.next();
    assertThat(otherRead.goOn()).isEqualTo(read.goOn());
  }

  private static ObjectNode read(String json) {
    try {
      return (ObjectNode) MAPPER.readTree(json);
    } catch (JsonProcessingException wrong) {
      throw new AssertionError(wrong);
    }
  }

  private static String json(Object told) {
    try {
      return MAPPER.writeValueAsString(told);
    } catch (JsonProcessingException wrong) {
      throw new AssertionError(wrong);
    }
  }

  @Override
  public void close() {
    one.close();
    other.close();
  }
}
