package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.TARGET;
import static dev.runesheet.engine.testgame.Steps.each;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.pick;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Wild;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Limits;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.StreamPage;
import dev.runesheet.spi.fact.Fact;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a player is told: append-only, fixed when it happens, and nothing that he may not know. */
class PlayerStreamTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final RuleBook BOOK =
      Books.of(
          Cards.ability("a", "draw", run("draw", 2)),
          Cards.ability("a", "play", pick("own hand", run("play", TARGET))),
          Cards.ability(
              "a",
              "too much",
              each("all", gain("gold", 1), gain("gold", 1), gain("gold", 1)),
              run("draw", 9)),
          Cards.aura("spell", "aura", "power", 2, "allies"));

  private static Scene scene() {
    return Scene.of(BOOK)
        .has(0, "a")
        .has(1, "b")
        .has(0, "spell", "first", "deck")
        .has(0, "spell", "second", "deck")
        .has(0, "spell", "third", "deck")
        .has(1, "spell", "theirs", "hand")
        .start();
  }

  private static List<String> types(List<Happening> told) {
    return told.stream().map(Happening::type).toList();
  }

  @Test
  void aStreamBeginsWithWhatThePlayerSeesThen() {
    Scene scene = scene().use("a", "draw");
    assertThat(scene.match().happenings(1))
        .containsExactly(new Happening.Began(scene.match().view(1)));
  }

  @Test
  void drawnCardsAreRevealedToTheirOwnerAndCountedForOthers() {
    Scene scene = scene();
    int own = scene.match().happenings(0, 0).next();
    int others = scene.match().happenings(1, 0).next();
    scene.use("a", "draw");

    List<Happening> told = scene.match().happenings(0, own).entries();
    Happening.Revealed revealed =
        (Happening.Revealed)
            told.stream().filter(Happening.Revealed.class::isInstance).findFirst().orElseThrow();
    assertThat(revealed.entity().name()).isEqualTo("first");
    assertThat(revealed.entity().zone()).isEqualTo("hand");
    assertThat(revealed.fromZone()).isEqualTo("deck");
    assertThat(told).contains(new Happening.Counted(Map.of("deck", 1, "hand", 1)));
    assertThat(types(scene.match().happenings(1, others).entries()))
        .containsOnly("Activated", "Counted");
  }

  @Property(tries = 40)
  void whatWasToldOnceStaysTheSameBytes(@ForAll long seed) throws JsonProcessingException {
    Match match = Wild.scene(seed).start().match();
    List<List<String>> told = List.of(new ArrayList<>(), new ArrayList<>());
    Random random = new Random(seed);
    for (int i = 0; i < 30 && !match.over(); i++) {
      for (int player = 0; player < 2; player++) {
        List<String> before = told.get(player);
        List<String> now = lines(match.happenings(player));
        assertThat(now.subList(0, before.size())).isEqualTo(before);
        before.addAll(now.subList(before.size(), now.size()));
      }
      Wild.answer(match, random);
    }
    assertThat(told.get(0)).hasSizeGreaterThan(1);
    match.close();
  }

  private static List<String> lines(List<Happening> told) throws JsonProcessingException {
    List<String> lines = new ArrayList<>();
    for (Happening happening : told) {
      lines.add(MAPPER.writeValueAsString(happening));
    }
    return lines;
  }

  @Property(tries = 20)
  void nothingInItIsAFactOfTheMatch(@ForAll long seed) {
    Match match = Wild.scene(seed).start().match();
    match.happenings(0);
    Wild.answer(match, new Random(seed), 30);
    match.happenings(0).forEach(PlayerStreamTest::assertNoFact);
    match.close();
  }

  private static void assertNoFact(Object part) {
    if (part instanceof Fact fact) {
      assertThat(fact.handle()).as(part.toString()).isNull();
      assertThat(fact.getClass().getSimpleName()).isEqualTo("InPlay");
    } else if (part instanceof Collection<?> parts) {
      parts.forEach(PlayerStreamTest::assertNoFact);
    } else if (part instanceof Record whole) {
      for (RecordComponent component : whole.getClass().getRecordComponents()) {
        try {
          component.getAccessor().setAccessible(true);
          assertNoFact(component.getAccessor().invoke(whole));
        } catch (ReflectiveOperationException wrong) {
          throw new AssertionError(wrong);
        }
      }
    }
  }

  @Test
  void eachHappeningHasItsTypeInJson() {
    Scene scene = scene();
    scene.match().happenings(0);
    scene.use("a", "draw").use("a", "play").answer(0, scene.optionOf("first"));
    JsonNode told = MAPPER.valueToTree(scene.match().happenings(0, 0));
    assertThat(told.path("next").asInt()).isEqualTo(told.path("entries").size());
    assertThat(told.path("entries").findValuesAsText("type"))
        .hasSize(told.path("entries").size())
        .contains("Began", "Asked", "Answered", "Revealed", "EffectEntered", "Modified");
    assertThat(told.path("entries").get(0).fieldNames().next()).isEqualTo("type");
  }

  @Test
  void aCardThatIsPlayedIsRevealedToAll() {
    Scene scene = scene();
    int cursor = scene.match().happenings(1, 0).next();
    scene.use("a", "draw").use("a", "play").answer(0, scene.optionOf("second"));
    List<Happening> told = scene.match().happenings(1, cursor).entries();
    assertThat(told.toString()).contains("second").doesNotContain("first", "third");
    assertThat(types(told)).contains("Revealed", "EffectEntered", "Modified");
  }

  @Test
  void aCursorGoesOnWhereItWasRead() {
    Scene scene = scene();
    List<Happening> read = new ArrayList<>();
    int cursor = 0;
    for (String ability : List.of("draw", "play")) {
      StreamPage page = scene.match().happenings(0, cursor);
      read.addAll(page.entries());
      cursor = page.next();
      scene.use("a", ability);
    }
    StreamPage last = scene.match().happenings(0, cursor);
    read.addAll(last.entries());
    assertThat(read).isEqualTo(scene.match().happenings(0));
    assertThat(scene.match().happenings(0, last.next()).entries()).isEmpty();
  }

  @Test
  void aCursorBeyondTheStreamIsRefused() {
    Match match = scene().match();
    assertThatThrownBy(() -> match.happenings(1, 17))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("cursor (17) of player (1) must be from 0 to 1");
    assertThatThrownBy(() -> match.happenings(1, -1)).hasMessageContaining("cursor (-1)");
  }

  /** A stream that begins lets the player know what he sees, which goes into saves. */
  @ParameterizedTest
  @ValueSource(ints = {-1, 17})
  void aRefusedCursorDoesNotBeginTheStream(int cursor) {
    Scene scene = scene();
    String save = scene.match().save();
    assertThatThrownBy(() -> scene.match().happenings(1, cursor))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(scene.match().save()).isEqualTo(save);
    scene.use("a", "draw");
    assertThat(scene.match().happenings(1))
        .containsExactly(new Happening.Began(scene.match().view(1)));
  }

  @Test
  void aListenerOfAPlayerHearsHisStreamFromThenOn() {
    Scene scene = scene();
    List<Happening> heard = new ArrayList<>();
    scene.match().onHappening(1, heard::add);
    scene.use("a", "draw").use("a", "play").answer(0, scene.optionOf("first"));
    List<Happening> all = scene.match().happenings(1);
    assertThat(heard).isEqualTo(all.subList(1, all.size())).isNotEmpty();
  }

  @Test
  void whatFailedIsNotTold() {
    Scene scene = scene().limits(new Limits(3, 20, 90, 8, false)).start();
    List<Happening> heard = new ArrayList<>();
    scene.match().onHappening(0, heard::add);
    List<Happening> before = scene.match().happenings(0);
    assertThatThrownBy(() -> scene.use("a", "too much")).isInstanceOf(ActionFailedException.class);
    assertThat(scene.match().happenings(0)).isEqualTo(before);
    assertThat(heard).isEmpty();
    scene.use("a", "draw");
    assertThat(types(heard)).contains("Revealed", "Counted");
  }

  @Test
  void whatIsTakenBackStaysInTheStreamAndIsSaidToBeUndone() {
    Scene scene = scene();
    int begin = scene.match().happenings(0, 0).next();
    scene.use("a", "draw");
    int drawn = scene.match().happenings(0, 0).next();
    scene.use("a", "play").answer(0, scene.optionOf("first"));
    List<Happening> before = scene.match().happenings(0);
    List<Happening> heard = new ArrayList<>();
    scene.match().onHappening(0, heard::add);

    scene.match().undo();
    scene.match().undo();
    PlayerView then = scene.match().view(0);
    scene.match().undo();

    List<Happening> all = scene.match().happenings(0);
    assertThat(all.subList(0, before.size())).isEqualTo(before);
    assertThat(all.subList(before.size(), all.size())).isEqualTo(heard).hasSize(3);
    assertThat(heard.get(1)).isEqualTo(new Happening.Undone(drawn, then));
    assertThat(heard.get(2)).isEqualTo(new Happening.Undone(begin, scene.match().view(0)));
    scene.use("a", "draw");
    assertThat(types(heard).subList(3, heard.size())).contains("Answered", "Revealed", "Counted");
  }

  @Test
  void whatWasNotToldIsUndoneFromTheBeginOfTheStream() {
    Scene scene = scene().use("a", "draw");
    scene.match().happenings(1);
    scene.match().undo();
    assertThat(scene.match().happenings(1, 1).entries())
        .containsExactly(new Happening.Undone(0, scene.match().view(1)));
  }

  @Test
  void theStreamOfARestoredMatchBeginsAnew() {
    Scene scene = scene();
    scene.match().happenings(0);
    scene.use("a", "draw");
    try (Match restored = BOOK.restore(scene.match().save())) {
      assertThat(restored.happenings(0))
          .containsExactly(new Happening.Began(scene.match().view(0)));
    }
  }

  @Property(tries = 40)
  void aClientThatKeepsAccountKnowsWhatThePlayerSees(@ForAll long seed) {
    Match match = Wild.scene(seed).start().match();
    Account account = new Account();
    Random random = new Random(seed);
    int cursor = 0;
    for (int i = 0; i < 40 && !match.over(); i++) {
      StreamPage page = match.happenings(1, cursor);
      page.entries().forEach(account::take);
      cursor = page.next();
      PlayerView view = match.view(1);
      assertThat(account.zones).isEqualTo(zones(view));
      assertThat(account.hidden).isEqualTo(view.hidden());
      assertThat(account.asked).containsAll(view.decisions().stream().map(Decision::id).toList());
      if (random.nextInt(6) == 0 && !match.answers().isEmpty()) {
        match.undo();
      } else {
        Wild.answer(match, random);
      }
    }
    match.close();
  }

  private static Map<Integer, String> zones(PlayerView view) {
    Map<Integer, String> zones = new TreeMap<>();
    view.entities().forEach(seen -> zones.put(seen.id(), seen.zone() + seen.position()));
    return zones;
  }

  /** What a client knows that gets nothing but the stream. */
  private static final class Account {
    private Map<Integer, String> zones = new TreeMap<>();
    private Map<String, Integer> hidden = Map.of();
    private final Set<String> asked = new HashSet<>();

    void take(Happening told) {
      if (told instanceof Happening.Began began) {
        look(began.view());
      } else if (told instanceof Happening.Undone undone) {
        look(undone.view());
      } else if (told instanceof Happening.Revealed revealed) {
        PlayerView.Seen seen = revealed.entity();
        assertThat(zones.put(seen.id(), seen.zone() + seen.position())).isNull();
      } else if (told instanceof Happening.Concealed concealed) {
        assertThat(zones.remove(concealed.entity())).isNotNull();
      } else if (told instanceof Happening.Moved moved) {
        assertThat(zones.put(moved.entity(), moved.zone() + moved.position())).isNotNull();
      } else if (told instanceof Happening.Counted counted) {
        hidden = counted.hidden();
      } else if (told instanceof Happening.Asked question) {
        asked.add(question.decision().id());
      } else if (told instanceof Happening.Withdrawn withdrawn) {
        assertThat(asked.remove(withdrawn.decision())).isTrue();
      }
    }

    private void look(PlayerView view) {
      zones = zones(view);
      hidden = view.hidden();
      asked.clear();
      view.decisions().forEach(decision -> asked.add(decision.id()));
    }
  }

  @Test
  void whatIsToldDoesNotDependOnWhenOthersBeganToBeWatched() {
    Scene scene = scene();
    scene.match().happenings(0);
    Scene watched = scene();
    watched.match().happenings(0);
    watched.match().happenings(1);
    scene.use("a", "draw");
    watched.use("a", "draw");
    assertThat(watched.match().happenings(0)).isEqualTo(scene.match().happenings(0));
  }
}
