package dev.runesheet.language.strings.syntax;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A way of writing values, read and written by one description.
 *
 * @param <T> the values
 */
public interface Syntax<T> {

  /**
   * Reads a value.
   *
   * @throws Unfit if the text does not go on like this
   */
  T read(TextReader in);

  /** The text of a value; empty if it is not written this way. */
  Optional<String> write(T value);

  /** The values that something could be that has these traces, the likeliest first. */
  Stream<T> guesses(Traces traces);

  /** One of several syntaxes; the first that fits counts. */
  static <T> Syntax<T> oneOf(List<? extends Syntax<? extends T>> ways) {
    return new OneOf<>(ways.stream().map(Syntax::<T>widened).toList());
  }

  /** The same syntax for a wider type; it writes what it can read. */
  @SuppressWarnings("unchecked")
  private static <T> Syntax<T> widened(Syntax<? extends T> syntax) {
    return (Syntax<T>) syntax;
  }

  /**
   * Lists of one or more.
   *
   * @param between what stands between two of them when written
   */
  static <T> Syntax<List<T>> list(Syntax<T> one, String between) {
    return new ListSyntax<>(one, between);
  }

  /** Lists of exactly one. */
  static <T> Syntax<List<T>> single(Syntax<T> one) {
    return new Syntax<>() {
      @Override
      public List<T> read(TextReader in) {
        return List.of(one.read(in));
      }

      @Override
      public Optional<String> write(List<T> value) {
        return value.size() == 1 ? one.write(value.get(0)) : Optional.empty();
      }

      @Override
      public Stream<List<T>> guesses(Traces traces) {
        return one.guesses(traces).map(List::of);
      }
    };
  }

  /**
   * A value that some words stand for.
   *
   * @param text the words, with blanks between
   */
  record Constant<T>(T value, String text) implements Syntax<T> {
    @Override
    public T read(TextReader in) {
      List.of(text.split(" ")).forEach(in::word);
      return value;
    }

    @Override
    public Optional<String> write(T other) {
      return value.equals(other) ? Optional.of(text) : Optional.empty();
    }

    @Override
    public Stream<T> guesses(Traces traces) {
      return Stream.of(value);
    }
  }

  /** Several ways of writing values. */
  record OneOf<T>(List<Syntax<T>> ways) implements Syntax<T> {
    @Override
    public T read(TextReader in) {
      for (Syntax<T> way : ways) {
        Optional<T> read = in.attempt(way);
        if (read.isPresent()) {
          return read.get();
        }
      }
      throw Unfit.HERE;
    }

    @Override
    public Optional<String> write(T value) {
      return ways.stream().map(way -> way.write(value)).flatMap(Optional::stream).findFirst();
    }

    @Override
    public Stream<T> guesses(Traces traces) {
      return ways.stream().flatMap(way -> way.guesses(traces));
    }
  }

  /** One or more values with a word or sign between them. */
  record ListSyntax<T>(Syntax<T> one, String between) implements Syntax<List<T>> {
    @Override
    public List<T> read(TextReader in) {
      return in.list(one, between.equals(Token.JOIN) ? between : between.strip());
    }

    @Override
    public Optional<String> write(List<T> values) {
      List<Optional<String>> texts = values.stream().map(one::write).toList();
      return !texts.isEmpty() && texts.stream().allMatch(Optional::isPresent)
          ? Optional.of(texts.stream().map(Optional::get).collect(Collectors.joining(between)))
          : Optional.empty();
    }

    @Override
    public Stream<List<T>> guesses(Traces traces) {
      return traces.lists(one).stream();
    }
  }

  /**
   * The exception that a text does not go on as a syntax needs; the reader knows what it needed.
   */
  final class Unfit extends RuntimeException {
    private static final long serialVersionUID = 1L;
    static final Unfit HERE = new Unfit();

    private Unfit() {
      super(null, null, false, false);
    }
  }
}
