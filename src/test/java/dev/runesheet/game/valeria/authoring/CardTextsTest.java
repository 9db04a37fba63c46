package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.valeria.ValeriaSetup;
import dev.runesheet.game.valeria.authoring.display.ValeriaNarrator;
import dev.runesheet.game.valeria.card.Amounts;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What players and authors read of Valeria is what a printed rule book would say. */
class CardTextsTest {

  private static final RuleBook BOOK = ShippedBooks.of("valeria");
  private static final List<CardType> CARDS = BOOK.catalog(ValeriaCatalog.class).cards();
  private static final String THINGS = "(gold|strength|magic|victory points?|maps?|tomes?)";

  private static void assertProper(String text, String what) {
    assertThat(text)
        .as(what)
        .doesNotContainPattern("\\b1 (victory points|points|cards|maps|tomes|[a-z]+ signs)\\b")
        .doesNotContainPattern(
            "\\b(0|[2-9]|\\d\\d+) (victory point|point|card|map|tome|[a-z]+ sign)\\b")
        .doesNotContainPattern("\\b0 " + THINGS)
        .doesNotContainPattern(
            "(?<!hen you )\\b(gains?|loses?|pays?|takes?|puts?|gives?) " + THINGS + "\\b")
        .doesNotContainPattern("\\d " + THINGS + "( and |, )\\d+ \\1\\b")
        .doesNotContainPattern("(for each [^.]*) and \\d+ \\w+ more \\1")
        .doesNotContain("printed", "kings guard", "undead samurai", "_", "  ")
        .doesNotContain("chooses: ", "turn it is: ", "than this", "players in turn order");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "r1 | As an action, gain 1 gold, then you may build a domain.",
        "r13 | Whenever you build a domain, gain 2 victory points.",
      })
  void aRelicSaysWhetherUsingItIsAnAction(String code, String text) {
    assertThat(BOOK.catalog(ValeriaCatalog.class).card(code).text()).isEqualTo(text);
  }

  @Test
  void everyCardIsSaidProperly() {
    for (CardType card : CARDS) {
      assertProper(card.text(), card.code());
      assertThat(card.text()).as(card.code()).doesNotContain("of the type", "called Knight of");
    }
  }

  @Test
  void everyEffectIsSaidProperly() {
    List<Effect> effects =
        Packs.find("valeria").read(new DirectoryFiles(Path.of("")), new Diagnostics()).effects();
    for (Effect effect : effects) {
      assertProper(effect.sentence(), effect.id());
    }
  }

  @Test
  void everyPrintedNumberIsSaid() {
    for (CardType card : CARDS) {
      for (Amounts printed : List.of(card.onTurn(), card.offTurn(), card.reward())) {
        for (Resource resource : Resource.values()) {
          assertThat(most(card.text(), resource))
              .as(card.code() + ": " + resource + " of '" + card.text() + "'")
              .isGreaterThanOrEqualTo(printed.of(resource));
        }
      }
    }
  }

  private static int most(String text, Resource resource) {
    String word = resource.amount(1).substring(2);
    Matcher amount = Pattern.compile("(\\d+) " + word).matcher(text);
    int most = 0;
    while (amount.find()) {
      most = Math.max(most, Integer.parseInt(amount.group(1)));
    }
    return most;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          e11  | Whenever doubles are rolled, every player loses 1 gold, 1 strength and 1 magic.
          e27  | Whenever doubles are rolled, every player gains 1 gold, 1 strength and 1 magic.
          d28  | When you gain it, gain 4 victory points, then banish a citizen of the centre.
          m141 | It costs 1 strength and 1 magic more for each monster called Araby Brigands you have slain.
          e35  | As long as it lies on top of a stack, citizens whose number was rolled cannot be hired or gained.
          e24  | Domains cost 2 gold less for every player.
          e25  | Monsters cost 1 magic more for every player.
          e10  | When it is drawn, every King's Guard of the reserve comes onto its stack.
          e16  | every player, one after the other, must put an Undead Samurai of the reserve on a stack
          e32  | At each roll and when it is drawn, 1 gold is put on it.
          d69  | then gain a goods card of the harbour.
          e1   | the player whose turn it is chooses a monster of the centre: it costs 1 magic more.
          d45  | then choose a monster of the centre: it costs 3 strength more.
          d39  | After your roll, you may banish a Minion of the centre.
          d26  | Other players may not take resources from you, nor take or put back a random card of yours.
          r4   | As an action, banish a Minion of the centre, then gain 2 gold.
          k1   | At the end of the game, you score 1 victory point for every 3 gold, every 3 strength and every 3 magic, and 3 victory points for each domain.
          k22  | you score 1 victory point for each gold, every 2 strength and every 2 magic, and
          """)
  void cardsSayWhatTheyDoOnce(String code, String said) {
    assertThat(BOOK.catalog(ValeriaCatalog.class).card(code).text()).contains(said);
  }

  @ParameterizedTest
  @ValueSource(strings = {"draft", "crimson-seas", "base-and-decks"})
  void optionsAndStoriesAreSaidProperly(String preset) {
    Set<String> declined = new TreeSet<>();
    for (int seed = 0; seed < 4; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      try (Match match =
          BOOK.newMatch(ValeriaSetup.json(preset, List.of("Ann", "Bob", "Cy"), 0), seed)) {
        ValeriaNarrator narrator = new ValeriaNarrator(match);
        match.onHappening(
            happening ->
                narrator.tell(happening).stream()
                    .map(Narrator.Told::words)
                    .forEach(line -> assertProper(line, "told")));
        for (int i = 0; i < 600 && !match.over(); i++) {
          List<Decision> open = match.pendingDecisions();
          open.forEach(decision -> options(decision, declined));
          Decision one = open.get(random.nextInt(open.size()));
          match.choose(one.id(), one.options().get(random.nextInt(one.options().size())).id());
        }
      }
    }
    assertThat(declined).hasSizeGreaterThan(4).allMatch(words -> words.startsWith("decline"));
    assertThat(declined).doesNotContain("decline");
  }

  private static void options(Decision decision, Set<String> declined) {
    for (Option option : decision.options()) {
      assertProper(option.words(), decision.prompt());
      if (option.id().equals("none")) {
        declined.add(option.words());
      }
    }
  }
}
