package dev.runesheet.language.grammar;

import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.Vocabulary;
import org.antlr.v4.runtime.misc.IntervalSet;

/**
 * The words for tokens of a grammar in messages: the spelling of tokens with one, descriptions by
 * the language for others.
 *
 * @param vocabulary the grammar's vocabulary
 * @param spellings the possible texts of tokens, by token type
 * @param descriptions the description of tokens, by token type, for example {@code a number}
 * @param names the types of words that names consist of; where all of them are expected, those with
 *     another meaning elsewhere are not listed; empty if there are none
 */
public record TokenWords(
    Vocabulary vocabulary,
    Map<Integer, List<String>> spellings,
    Map<Integer, String> descriptions,
    IntervalSet names) {

  /** Copies the maps. */
  public TokenWords {
    spellings = Map.copyOf(spellings);
    descriptions = Map.copyOf(descriptions);
  }

  /** The words that can stand where these tokens can, in the order of the grammar. */
  public List<String> words(IntervalSet tokens) {
    List<String> words = new ArrayList<>();
    boolean anyName = !names.isNil() && names.subtract(tokens).isNil();
    for (int type : tokens.toList()) {
      if (!anyName || !names.contains(type)) {
        words.addAll(spellings.getOrDefault(type, literal(type)));
      }
    }
    return words;
  }

  private List<String> literal(int type) {
    String literal = vocabulary.getLiteralName(type);
    return literal == null ? List.of() : List.of(literal.substring(1, literal.length() - 1));
  }

  /** The words for the tokens expected, for a message: what is written so is in quotes. */
  public List<String> expected(IntervalSet tokens) {
    List<String> all = new ArrayList<>();
    words(tokens).forEach(word -> all.add(Words.quote(word)));
    for (int type : tokens.toList()) {
      if (descriptions.containsKey(type) && !all.contains(descriptions.get(type))) {
        all.add(descriptions.get(type));
      } else if (type == Token.EOF) {
        all.add("the end");
      }
    }
    return all;
  }
}
