package dev.runesheet.language.strings.syntax;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Values that are one word each.
 *
 * @param values by word, in the order in which messages list them
 * @param older further words, which are read, but neither listed nor written
 * @param allowed those of the words that can stand here; no names for all
 */
public record WordChoice<T>(Map<String, T> values, Map<String, T> older, ValidNames allowed)
    implements Syntax<T> {

  /** Words that can all stand there. */
  public WordChoice(Map<String, T> values) {
    this(values, Map.of(), new ValidNames(List.of(), StringCode.SYNTAX));
  }

  /** The words of some values. */
  public static <T> WordChoice<T> of(List<T> values, Function<T, String> word) {
    Map<String, T> words = new LinkedHashMap<>();
    values.forEach(value -> words.put(word.apply(value), value));
    return new WordChoice<>(words);
  }

  /** Another word for a value, which is read, but not written. */
  public WordChoice<T> and(String word, T value) {
    Map<String, T> more = new LinkedHashMap<>(older);
    more.put(word, value);
    return new WordChoice<>(values, more, allowed);
  }

  /** The same words, of which only some can stand there. */
  public WordChoice<T> allowed(ValidNames names) {
    return new WordChoice<>(values, older, names);
  }

  @Override
  public T read(TextReader in) {
    Token token = in.next();
    if (older.containsKey(token.lower())) {
      return older.get(in.word(token.text()).lower());
    }
    in.word(List.copyOf(values.keySet()));
    if (!allowed.names().isEmpty() && !allowed.names().contains(token.lower())) {
      in.unknown(allowed.code(), token, token.lower(), allowed.names());
    }
    return values.entrySet().stream()
        .filter(one -> token.is(one.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElseThrow();
  }

  @Override
  public Optional<String> write(T value) {
    return values.entrySet().stream()
        .filter(one -> one.getValue().equals(value))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** The words that are seen; if none is, any. */
  @Override
  public Stream<T> guesses(Traces traces) {
    List<T> seen = values.values().stream().filter(traces.words()::contains).toList();
    return (seen.isEmpty() ? values.values() : seen).stream();
  }

  /** Whole numbers of a range; if it begins below 0, without 0. */
  public record Numbers(int least, int most) implements Syntax<Integer> {
    @Override
    public Integer read(TextReader in) {
      return in.number(least, most);
    }

    @Override
    public Optional<String> write(Integer value) {
      return Optional.of(value.toString());
    }

    @Override
    public Stream<Integer> guesses(Traces traces) {
      return traces.numbers().stream()
          .flatMapToInt(one -> least < 0 ? IntStream.of(one, -one) : IntStream.of(one))
          .filter(one -> one >= least && one <= most)
          .boxed();
    }
  }

  /**
   * Names of a vocabulary.
   *
   * @param dotted whether they are words with points, never in quotes
   */
  public record Names(ValidNames known, boolean dotted, Function<String, String> written)
      implements Syntax<String> {
    @Override
    public String read(TextReader in) {
      Token token = dotted ? in.dotted() : in.name();
      boolean quoted = token.kind() == Token.Kind.QUOTED;
      String text = dotted ? token.lower() : token.text();
      String name = quoted ? text.substring(1, text.length() - 1) : text;
      return known.names().stream()
          .filter(one -> known.exact() ? one.equals(name) : one.equalsIgnoreCase(name))
          .findFirst()
          .orElseGet(
              () -> {
                in.unknown(known.code(), token, name, known.names());
                return name;
              });
    }

    @Override
    public Optional<String> write(String value) {
      return Optional.of(written.apply(value));
    }

    @Override
    public Stream<String> guesses(Traces traces) {
      return traces.words().stream();
    }
  }
}
