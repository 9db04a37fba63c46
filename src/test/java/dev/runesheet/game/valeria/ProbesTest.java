package dev.runesheet.game.valeria;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.Prompts;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.MatchContext;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Actions that another engine was asked for: accepted, or refused for the same reason. */
class ProbesTest {

  private static final RuleBook BOOK = ShippedBooks.of("valeria");
  private static final List<String> NUMBERS =
      List.of("c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10");

  /** How many resources a probe records: all but maps. */
  private static final int RECORDED = 4;

  /** What each recorded reason must say here. */
  private static final Map<String, String> REASONS =
      Map.of(
          "Insufficient resources.", "needs",
          "Must pay at least 1 gold to use magic as wild.", "beside at least 1 gold",
          "Must pay at least 1 strength to use magic as wild for slaying.",
              "beside at least 1 strength",
          "Gold cannot be spent on slaying monsters.", "Gold cannot be paid here",
          "Invalid monster payment.", "less than 0",
          "Invalid payment (negative amounts).", "less than 0",
          "Strength cannot be spent on hiring citizens or building domains.",
              "Strength cannot be paid here",
          "Domain not available to purchase.", "does not lie open",
          "Overpaying strength or magic is refused (D2).", "too much");

  static List<JsonNode> probes() throws IOException {
    byte[] bytes = ProbesTest.class.getResourceAsStream("/valeria/probes.jsonl").readAllBytes();
    List<JsonNode> probes = new ArrayList<>();
    for (String line : new String(bytes, StandardCharsets.UTF_8).split("\n")) {
      probes.add(new ObjectMapper().readTree(line));
    }
    return probes;
  }

  @Test
  void allProbesAreRead() throws IOException {
    assertThat(probes()).hasSize(112);
  }

  @ParameterizedTest
  @MethodSource("probes")
  void anActionIsAcceptedOrRefusedForItsReason(JsonNode probe) {
    try (Match match = BOOK.newMatch(deal(probe).toJson(), Chance.seeded(1))) {
      match.update(context -> arrange(context, probe));
      Decision first = untilAction(match);
      Resource taken = taken(probe);
      match.update(context -> purse(context, probe, taken));
      match.choose(first.id(), "take " + taken.stat());
      Decision action = untilAction(match);
      List<Integer> before = purse(match);
      String option = option(probe);

      Throwable refused = catchThrowable(() -> match.choose(action.id(), option));

      if (probe.path("accepted").asBoolean()) {
        assertThat(action.options()).anyMatch(one -> one.id().equals(option));
        assertThat(refused).isNull();
        assertThat(purse(match)).isEqualTo(after(probe));
      } else {
        assertThat(action.options()).noneMatch(one -> one.id().equals(option));
        assertThat(refused).isInstanceOf(IllegalChoiceException.class);
        assertThat(refused).hasMessageContaining(reason(probe));
        assertThat(purse(match)).isEqualTo(before);
      }
    }
  }

  private static String reason(JsonNode probe) {
    String error = probe.path("error").asText();
    if (error.startsWith("Domain role requirements")) {
      return "needs citizens with";
    }
    if (error.endsWith("exactly match the gold cost.")) {
      return "the price is exactly";
    }
    return error.contains("does not cover") ? "too little" : REASONS.get(error);
  }

  /** The action as an option of this engine names it. */
  private static String option(JsonNode probe) {
    String[] words = probe.path("action").asText().split(" ");
    String deed = words[0].substring(0, words[0].indexOf('_'));
    String payment = words[2].startsWith("(") ? "0/0/0" : words[2].replaceAll("[gsm]", "");
    boolean domain = deed.equals("build") && payment.chars().filter(c -> c == '/').count() == 1;
    return deed + " " + words[1] + " " + (domain ? payment.replace("/", "/0/") : payment);
  }

  /** A table on which the probed card lies open, or under another if it is buried. */
  private static Deal deal(JsonNode probe) {
    String target = probe.path("target").asText();
    List<List<String>> monsters = stacks(5, "m7");
    List<List<String>> citizens = new ArrayList<>();
    NUMBERS.forEach(code -> citizens.add(List.of(code)));
    List<List<String>> domains = stacks(5, "d1");
    boolean buried = probe.path("action").asText().contains("(buried)");
    switch (target.charAt(0)) {
      case 'm', 'e' -> monsters.set(0, List.of("m7", target));
      case 'c' -> citizens.set(0, List.of(target));
      default -> domains.set(0, buried ? List.of(target, "d1") : List.of("d1", target));
    }
    return new Deal(
        List.of("p1", "p2"),
        List.of("Hills", "Ruins", "Forest", "Valley", "Mountains"),
        texts(probe.path("starters")),
        List.of(List.of(0, 0, 0, 0), List.of(0, 0, 0, 0)),
        monsters,
        citizens,
        domains,
        List.of(),
        List.of(List.of("k1"), List.of("k2")),
        List.of(),
        List.of(),
        List.of(),
        Map.of());
  }

  private static List<List<String>> stacks(int count, String code) {
    return new ArrayList<>(Collections.nCopies(count, List.of(code)));
  }

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(text -> texts.add(text.asText()));
    return texts;
  }

  /** Gives the first player the probe's cards, in force as if they were bought earlier. */
  private static void arrange(MatchContext match, JsonNode probe) {
    Player player = CardIndex.of(match).player(0);
    for (String key : List.of("cit", "dom")) {
      for (String code : texts(probe.path(key))) {
        CardType type = match.book().catalog(ValeriaCatalog.class).card(code.replace("!", ""));
        Card card = Cards.create(match, type, 0, Zones.GONE, 0);
        Cards.own(match, card, player);
        match.setStat(card, CardStats.FRESH, 0);
        match.setStat(card, CardStats.FLIPPED, code.endsWith("!") ? 1 : 0);
      }
    }
  }

  /** What the first action takes, so that the second is asked with the probe's resources. */
  private static Resource taken(JsonNode probe) {
    return Resource.BASIC.stream()
        .filter(one -> probe.path("res").get(one.ordinal()).asInt() > 0)
        .findFirst()
        .orElseThrow();
  }

  private static void purse(MatchContext match, JsonNode probe, Resource taken) {
    Player player = CardIndex.of(match).player(0);
    for (int i = 0; i < RECORDED; i++) {
      Resource resource = Resource.values()[i];
      int amount = probe.path("res").get(i).asInt() - (resource == taken ? 1 : 0);
      match.setStat(player, resource.stat(), amount);
    }
  }

  private static List<Integer> after(JsonNode probe) {
    List<Integer> after = new ArrayList<>();
    probe.path("res_after").forEach(amount -> after.add(amount.asInt()));
    return after;
  }

  private static Decision untilAction(Match match) {
    while (true) {
      Decision open = match.pendingDecisions().get(0);
      if (open.prompt().equals(Prompts.ACTION)) {
        return open;
      }
      match.choose(open.id(), open.options().get(0).id());
    }
  }

  private static List<Integer> purse(Match match) {
    Player player = CardIndex.of(match.world(), match.state(ValeriaState.class)).player(0);
    return List.of(Resource.values()).subList(0, RECORDED).stream().map(player::has).toList();
  }
}
