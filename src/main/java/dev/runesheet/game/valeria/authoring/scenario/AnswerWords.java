package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.testing.declared.AnswerForms;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The forms of Valeria's options: of its questions, by id and words, and of cards. */
final class AnswerWords {

  private static final List<String> BASIC = Resource.BASIC.stream().map(Resource::stat).toList();
  private static final String OF_RESOURCE = BASIC.stream().collect(Collectors.joining("|"));

  private AnswerWords() {}

  /**
   * The forms.
   *
   * @param cards how cards can be called
   * @param players how players can be called
   * @param options what effects call their options
   */
  static AnswerForms of(
      Collection<String> cards, Collection<String> players, Collection<String> options) {
    List<String> entities = new ArrayList<>(players);
    entities.addAll(cards);
    String some = "\\d+ (?:" + OF_RESOURCE + ")";
    String all = cards.stream().map(Pattern::quote).collect(Collectors.joining("|", "(?:", ")"));
    AnswerForms forms =
        new AnswerForms()
            .slot("option", options)
            .slot("card", cards)
            .slot("cards", List.of(), all + "(?: and " + all + ")*")
            .slot("entity", entities, "e\\d+|face-down [a-z]+ of stack \\d+")
            .slot("resource", BASIC)
            .slot("number", List.of(), "\\d+")
            .slot("numbers", List.of(), "\\d+(?:,\\d+)*")
            .slot("deed", List.of("hire", "build", "slay"))
            .slot("shop", List.of("goods", "tomes"))
            .slot("dice", List.of("1", "2", "both"))
            .slot("which", List.of("the first die", "the second die", "both dice"))
            .slot("payment", List.of(), "\\d+/\\d+/\\d+(?: waiving (?:" + OF_RESOURCE + "))?")
            .slot(
                "price",
                List.of("nothing"),
                "(?:nothing|"
                    + some
                    + "(?: and "
                    + some
                    + ")*)(?:, part of the (?:"
                    + OF_RESOURCE
                    + ") waived)?");
    return forms
        .forms("{option}", "{entity}", "{entity} {option}")
        .forms("keep", "keep {number} and {number}", "keep {card}")
        .forms("set {number} {number}", "set the dice to {number} and {number}")
        .forms("set the dice to {number} and {number} for {number} gold")
        .forms("reroll {dice}", "roll {which} again", "roll {which} again for {number} magic")
        .forms("take {resource}", "take 1 {resource}", "take maps", "take 1 map")
        .forms("{deed} {card} {payment}", "{deed} {card} for {price}")
        .forms("pay {payment}", "pay {price}")
        .forms("engage {number} {card}", "engage {card}", "relic {card}", "use {card}")
        .forms("use tome {resource}", "lay out a tome for 1 {resource} of what you pay next")
        .forms("sail {shop} {numbers} {payment}", "sail for {shop}: {cards} for {price}")
        .forms("sail noble {number} {card} {resource}", "sail to rescue {card} for {price}")
        .forms("sail exekratys {resource}", "sail to the Exekratys for {number} {resource}")
        .forms("sail to the Exekratys for no {resource}");
  }
}
