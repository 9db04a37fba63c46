package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Noun;
import dev.runesheet.model.Phrasing;
import java.util.LinkedHashMap;
import java.util.Map;

/** The nouns for cards in sentences. */
record CardNouns(Map<String, Declaration.CardLine> cards) {

  /** The effect with the names of the cards that its verbs are given. */
  Effect naming(Effect effect) {
    Map<String, Noun> named = new LinkedHashMap<>();
    effect
        .calls()
        .flatMap(call -> call.arguments().values().stream())
        .filter(Argument.Word.class::isInstance)
        .map(argument -> ((Argument.Word) argument).word())
        .filter(cards::containsKey)
        .forEach(card -> named.put("card of " + card, counted(card)));
    return named.isEmpty()
        ? effect
        : effect.saidWith(effect.phrasing().with(Phrasing.GROUPS, named));
  }

  private Noun counted(String card) {
    String name = cards.get(card).name();
    return new Noun(name, name + " cards", "", false, false);
  }
}
