package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.EffectNotation;
import dev.runesheet.language.strings.EffectStrings;
import dev.runesheet.language.strings.PartWording;
import dev.runesheet.language.strings.Phrase;
import dev.runesheet.language.strings.PhraseWords;
import dev.runesheet.language.strings.ShippedStrings;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards that are no more than a new string work at once, with the shipped rules around them. */
class NewCardsTest {

  private static final List<String> STRINGS =
      List.of(
          "choose s 2 <citizens where holy_count>=1 and gold_cost<=3>",
          "count type Beast v 1 + exchange m 2 v 3",
          "g 3 + s 2 + m 1 + v 4",
          "choose g 7 s 5 m 3",
          "exchange wild 2 v 3",
          "take_from_player g 2 optional",
          "self_convert g 2 v 5 optional",
          "count owned_starter_name Knight g 4",
          "steal s 2 m 2 victim_vp=1",
          "choose <citizens where gold_cost>=1 + v 2> g 1",
          "exchange wild 2 wild 3");

  private static RuleBook book;
  private Match match;

  @BeforeAll
  static void compile() {
    PackFiles files = Packs.files("valeria", Path.of("."));
    Diagnostics findings = new Diagnostics();
    PackContent shipped = Packs.find("valeria").read(files, findings);
    List<PackContent.Group> groups = new ArrayList<>(shipped.groups());
    groups.add(new PackContent.Group("rules.valeria.made", "made.drl", effects(findings)));
    PackContent content = new PackContent(groups, shipped.tables(), shipped.catalog());
    assertThat(findings.all()).isEmpty();
    book = Packs.compile(PackBuilder.build("valeria", content, files), findings);
  }

  /** Each as what a domain does when it is gained; the last is a passive. */
  private static List<Effect> effects(Diagnostics findings) {
    EffectNotation reader = new EffectNotation(ShippedStrings.WORDS);
    EffectStrings strings = new EffectStrings(Packs.find("valeria").catalog());
    List<Effect> effects = new ArrayList<>();
    for (int i = 0; i < STRINGS.size(); i++) {
      EffectStrings.Card card = new EffectStrings.Card("new" + i, "New " + i);
      Phrase phrase =
          reader.read(STRINGS.get(i), Column.ENGAGE, SourceLocation.NONE, findings).orElseThrow();
      effects.addAll(strings.effects(phrase, Column.ENGAGE, card, SourceLocation.NONE));
    }
    Phrase passive =
        reader
            .read(
                "harvest.gain_per_owned_citizen_name Knight m 2",
                Column.PASSIVE,
                SourceLocation.NONE,
                findings)
            .orElseThrow();
    EffectStrings.Card domain = new EffectStrings.Card("newdomain", "New domain");
    effects.addAll(strings.effects(passive, Column.PASSIVE, domain, SourceLocation.NONE));
    return effects;
  }

  @BeforeEach
  void deal() {
    match =
        book.newMatch(new ValeriaTools().setup(book, List.of("base", "2"), 0), Chance.seeded(7));
    while (!match.pendingDecisions().get(0).prompt().equals("standard_action")) {
      Decision decision = match.pendingDecisions().get(0);
      match.choose(decision.id(), decision.options().get(0).id());
    }
    for (Resource resource : Resource.BASIC) {
      match.update(
          ctx ->
              match.world().entities().stream()
                  .filter(Player.class::isInstance)
                  .forEach(one -> ctx.setStat(one, resource.stat(), 10)));
    }
  }

  @AfterEach
  void close() {
    match.close();
  }

  private Player active() {
    int seat = match.pendingDecisions().get(0).player();
    return (Player) match.world().entity(seat);
  }

  private Card card(Player owner, CardKind kind) {
    return match.world().entities().stream()
        .filter(one -> one instanceof Card card && card.kind() == kind)
        .map(Card.class::cast)
        .filter(
            card -> card.getZone().equals(Zones.TABLEAU) && card.getController() == owner.seat())
        .findFirst()
        .orElseThrow();
  }

  private Player play(int number) {
    Player player = active();
    Entity holder = card(player, CardKind.STARTER);
    match.update(ctx -> ctx.begin("new" + number + "/engage", holder, Event.of(""), false));
    return player;
  }

  private List<String> options() {
    return asked().options().stream().map(Option::id).toList();
  }

  private Decision asked() {
    List<Decision> open = match.pendingDecisions();
    return open.get(open.size() - 1);
  }

  private void answer(String option) {
    match.choose(asked().id(), option);
  }

  @Test
  void filtersOfferWhatFitsAllConditions() {
    Player player = play(0);
    assertThat(options()).contains("+2s");
    for (String option : options()) {
      if (option.startsWith("e")) {
        Card citizen = (Card) match.world().entity(Integer.parseInt(option.substring(1)));
        assertThat(citizen.stat("holy")).isPositive();
        assertThat(citizen.stat("gold cost")).isLessThanOrEqualTo(3);
      }
    }
    answer("+2s");
    assertThat(player.has(Resource.STRENGTH)).isEqualTo(12);
  }

  @Test
  void partsRunOneAfterTheOther() {
    Player player = play(1);
    assertThat(player.has(Resource.MAGIC)).isEqualTo(8);
    assertThat(player.has(Resource.VICTORY)).isEqualTo(3);
    play(2);
    assertThat(player.has(Resource.GOLD)).isEqualTo(13);
    assertThat(player.has(Resource.VICTORY)).isEqualTo(7);
  }

  @Test
  void otherNumbersAreOtherOptions() {
    Player player = play(3);
    assertThat(options()).containsExactly("+7g", "+5s", "+3m");
    answer("+7g");
    assertThat(player.has(Resource.GOLD)).isEqualTo(17);
  }

  @ParameterizedTest
  @CsvSource({"ON_TURN, true", "ACTIVATION, true", "REWARD, true", "ENGAGE, false"})
  void whereLessMayBePaidTheSentenceSaysSo(Column column, boolean less) {
    Diagnostics findings = new Diagnostics();
    Phrase phrase =
        new EffectNotation(ShippedStrings.WORDS)
            .read("g -3 + v 1", column, SourceLocation.NONE, findings)
            .orElseThrow();
    PartWording wording =
        new PartWording(column, true, false, new PhraseWords(flag -> "", pool -> pool));
    assertThat(phrase.say(wording).contains("pay 3 gold, as far as there is")).isEqualTo(less);
  }

  @Test
  void wildPaymentsMayBeDeclined() {
    Player player = play(4);
    assertThat(options()).containsExactly("pay g", "pay s", "pay m", "none");
    answer("pay s");
    assertThat(player.has(Resource.STRENGTH)).isEqualTo(8);
    assertThat(player.has(Resource.VICTORY)).isEqualTo(3);
    play(4);
    answer("none");
    assertThat(player.has(Resource.VICTORY)).isEqualTo(3);
  }

  @Test
  void anyResourceForAnyIsDeclinedLikeOtherExchanges() {
    Player player = play(10);
    assertThat(options()).containsExactly("pay g", "pay s", "pay m", "none");
    answer("none");
    assertThat(player.has(Resource.GOLD)).isEqualTo(10);
    play(10);
    answer("pay s");
    assertThat(options()).containsExactly("gain g", "gain s", "gain m");
    answer("gain m");
    assertThat(player.has(Resource.STRENGTH)).isEqualTo(8);
    assertThat(player.has(Resource.MAGIC)).isEqualTo(13);
  }

  @Test
  void playersAreTakenFromAndStolenFrom() {
    Player player = play(5);
    Player other = (Player) match.world().entity(1 - player.getId());
    answer("e" + other.getId());
    assertThat(player.has(Resource.GOLD)).isEqualTo(12);
    assertThat(other.has(Resource.GOLD)).isEqualTo(8);
    play(8);
    answer("e" + other.getId());
    answer("2m");
    assertThat(player.has(Resource.MAGIC)).isEqualTo(12);
    assertThat(other.has(Resource.VICTORY)).isEqualTo(1);
  }

  @Test
  void conversionsCountAndCardsAreCounted() {
    Player player = play(6);
    answer("take");
    assertThat(player.has(Resource.VICTORY)).isEqualTo(5);
    play(7);
    assertThat(player.has(Resource.GOLD)).isEqualTo(12);
  }

  @Test
  void aTakenCitizenBringsWhatStandsBeside() {
    Player player = play(9);
    answer(options().stream().filter(one -> one.endsWith(" +2v")).findFirst().orElseThrow());
    assertThat(player.has(Resource.VICTORY)).isEqualTo(2);
    assertThat(player.has(Resource.GOLD)).isEqualTo(10);
  }

  @Test
  void aPassiveAnswersTheHarvest() {
    Player player = active();
    Card holder = card(player, CardKind.STARTER);
    match.update(ctx -> ctx.enterPlay("newdomain", holder));
    match.update(ctx -> ctx.raise(Event.about("harvest starts", player, Event.NOBODY)));
    assertThat(player.has(Resource.MAGIC)).isEqualTo(10);
    Card knight =
        match.world().entities().stream()
            .filter(one -> one instanceof Card card && card.kind() == CardKind.CITIZEN)
            .map(Card.class::cast)
            .filter(card -> card.getName().equals("Knight"))
            .findFirst()
            .orElseThrow();
    match.update(ctx -> Cards.take(ctx, knight, player));
    match.update(ctx -> ctx.raise(Event.about("harvest starts", player, Event.NOBODY)));
    assertThat(player.has(Resource.MAGIC)).isEqualTo(12);
  }
}
