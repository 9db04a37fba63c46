package dev.runesheet.language.strings;

import dev.runesheet.language.grammar.GrammarReader;
import dev.runesheet.language.grammar.TokenWords;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;

/** Reads effect strings of card tables, today's forms and the unified ones. */
public final class EffectStringReader {

  private static final int LONGEST = 1_000;

  private static final TokenWords WORDS =
      new TokenWords(
          EffectStringParser.VOCABULARY,
          Map.of(
              EffectStringParser.PIPS,
              List.of("owned_shadow", "owned_holy", "owned_soldier", "owned_worker"),
              EffectStringParser.CARDS,
              List.of("owned_citizens", "owned_domains", "owned_monsters"),
              EffectStringParser.NAMED,
              List.of("owned_citizen_name", "owned_starter_name", "owned_monster_name"),
              EffectStringParser.PER_OWNED,
              List.of("harvest.gain_per_owned_citizen_name", "harvest.gain_per_owned_starter_name"),
              EffectStringParser.AUDIENCE,
              Stream.of(Audience.values())
                  .flatMap(who -> Stream.of(who.word() + "_gain", who.word() + "_lose"))
                  .toList(),
              EffectStringParser.KEY,
              Keys.WORDS,
              EffectStringParser.RESOURCE,
              List.of("g", "s", "m", "v", "p", "t")),
          Map.of(
              EffectStringParser.INT,
              "a number",
              EffectStringParser.WORD,
              "a name",
              EffectStringParser.QUOTED,
              "a name in quotes",
              EffectStringParser.DOTTED,
              "a flag",
              EffectStringParser.JOIN,
              "' + '"));

  private static final List<String> PASSIVES =
      Stream.concat(
              Stream.of(Moment.values())
                  .filter(moment -> moment != Moment.HARVEST)
                  .map(moment -> moment.prefix().split(" ")[0]),
              Stream.of(
                  "harvest.gain_per_owned_citizen_name",
                  "harvest.gain_per_owned_starter_name",
                  "roll.set_one_die",
                  "effect.add"))
          .distinct()
          .toList();

  private final GrammarReader<EffectStringParser> grammar;
  private final StringWords words;

  /** Creates a reader for the words of a game. */
  public EffectStringReader(StringWords words) {
    this.words = words;
    this.grammar =
        new GrammarReader<>(
            EffectStringLexer::new,
            EffectStringParser::new,
            WORDS,
            new StringMistakes(words)::of,
            LONGEST);
  }

  /**
   * Reads a text.
   *
   * @param place where the text stands; findings name the character behind it
   * @return what it says; empty after a finding
   */
  public Optional<Phrase> read(
      String text, Column column, SourceLocation place, Diagnostics findings) {
    String meant = words.aliases().getOrDefault(text.strip(), text);
    Diagnostics own = new Diagnostics();
    if (column == Column.PASSIVE && isUnknownPassive(meant, place, findings)) {
      return Optional.empty();
    }
    Optional<Phrase> phrase =
        grammar
            .read(meant, place, column::parse, own)
            .map(new PhraseBuilder(new StringChecks(words, place, own))::visit);
    findings.addAll(own);
    return own.hasErrors() ? Optional.empty() : phrase;
  }

  /** A word with dots that begins a passive effect and is neither its verb nor a flag. */
  private boolean isUnknownPassive(String text, SourceLocation place, Diagnostics findings) {
    EffectStringLexer lexer = new EffectStringLexer(CharStreams.fromString(text));
    lexer.removeErrorListeners();
    Token first = lexer.nextToken();
    boolean dotted = first.getType() == EffectStringLexer.DOTTED;
    String name = PhraseBuilder.flagName(first);
    if (!dotted || words.flags().contains(name)) {
      return false;
    }
    List<String> known = new ArrayList<>();
    known.addAll(PASSIVES);
    known.addAll(words.flags());
    SourceLocation at = place.character(first.getStartIndex() + 1);
    findings.unknownWord(Code.STRING_VERB, at, first.getText(), known);
    return true;
  }
}
