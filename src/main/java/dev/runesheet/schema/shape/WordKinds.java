package dev.runesheet.schema.shape;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.spelling.IdHints;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** A vocabulary whose kinds are declared one by one; each gathers its words at its first use. */
public final class WordKinds implements SourceNames {

  private final Map<String, Kind> kinds;
  private final Map<String, Words> gathered = new ConcurrentHashMap<>();

  /** The vocabulary of kinds by their names. */
  public WordKinds(Map<String, Kind> kinds) {
    this.kinds = new LinkedHashMap<>(kinds);
  }

  /**
   * A kind of words.
   *
   * @param words gives the words
   * @param reader reads a value as one of the words, or reports it
   * @param usual gives the usual way to write a word
   * @param spellings whether the reader may know more than the words
   */
  public record Kind(
      Supplier<Words> words,
      BiFunction<JsonValue, Words, Optional<String>> reader,
      UnaryOperator<String> usual,
      boolean spellings) {

    /** A kind that is a list of words. */
    public static Kind of(Supplier<Words> words) {
      return new Kind(words, (value, known) -> known.read(value), UnaryOperator.identity(), false);
    }

    /** A kind that is a list of words, with the code of the finding about any other. */
    public static Kind of(Collection<String> words, Code unknown) {
      return of(() -> Words.of(words, unknown));
    }

    /** A kind that is a list of names, with hints for those who write something else. */
    public static Kind of(Collection<String> names, IdHints hints) {
      return of(() -> Words.of(names, Code.UNKNOWN_REFERENCE).hinting(hints));
    }

    /** A kind whose words nobody lists; a reader knows them. */
    public static Kind read(Function<JsonValue, Optional<String>> reader) {
      return of(Words::any).reading((value, any) -> reader.apply(value));
    }

    /** The same with other words. */
    Kind listing(Supplier<Words> others) {
      return new Kind(others, reader, usual, spellings);
    }

    /** The same words with another reader, which is given the words too. */
    public Kind reading(BiFunction<JsonValue, Words, Optional<String>> other) {
      return new Kind(words, other, usual, true);
    }

    /** The same words with a usual way to write them. */
    public Kind written(UnaryOperator<String> other) {
      return new Kind(words, reader, other, spellings);
    }
  }

  /**
   * The same with another kind, or another one of that name; the words of all others are shared.
   */
  public WordKinds with(String name, Kind other) {
    Map<String, Kind> all = new LinkedHashMap<>();
    kinds.forEach((own, kind) -> all.put(own, kind.listing(() -> words(own))));
    all.put(name, other);
    return new WordKinds(all);
  }

  private Kind kind(String name) {
    Kind kind = kinds.get(name);
    if (kind == null) {
      throw new IllegalArgumentException("kind (" + name + ") is not one of " + kinds.keySet());
    }
    return kind;
  }

  @Override
  public Words words(String kind) {
    Words known = gathered.get(kind);
    if (known == null) {
      known = kind(kind).words().get();
      gathered.put(kind, known);
    }
    return known;
  }

  @Override
  public Optional<String> read(String kind, JsonValue value, Words words) {
    return kind(kind).reader().apply(value, words);
  }

  @Override
  public boolean hasSpellings(String kind) {
    return kind(kind).spellings();
  }

  @Override
  public String usual(String kind, String written) {
    return kind(kind).usual().apply(written);
  }
}
