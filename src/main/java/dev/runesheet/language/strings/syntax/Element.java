package dev.runesheet.language.strings.syntax;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A part of a pattern. */
interface Element {

  void read(TextReader in, Form.Values values);

  /** Appends the text of values; whether they can be written. */
  boolean write(Object[] values, Object[] empty, StringBuilder out);

  /** Combines what is found so far with what the element's components could be. */
  default List<Object[]> guess(List<Object[]> found, Traces traces) {
    return found;
  }

  private static List<Object[]> combined(List<Object[]> found, int at, List<?> values) {
    List<Object[]> all = new ArrayList<>();
    for (Object[] one : found) {
      for (Object value : values) {
        Object[] more = one.clone();
        more[at] = value;
        all.add(more);
      }
    }
    return all;
  }

  /**
   * Words and signs that stand there in any case.
   *
   * @param written the same as it is written
   */
  record Fixed(List<String> words, String written) implements Element {
    @Override
    public void read(TextReader in, Form.Values values) {
      words.forEach(in::word);
    }

    @Override
    public boolean write(Object[] values, Object[] empty, StringBuilder out) {
      out.append(written);
      return true;
    }
  }

  /** A component's value. */
  record Component(int at, Syntax<Object> syntax, String lead, boolean optional)
      implements Element {
    @Override
    public void read(TextReader in, Form.Values values) {
      Token first = in.next();
      Object value = syntax.read(in);
      List<Token> where =
          value instanceof List
              ? in.entries()
              : List.of(new Token(first.kind(), in.from(first), first.start()));
      values.set(at, optional ? Optional.of(value) : value, where);
    }

    @Override
    public boolean write(Object[] values, Object[] empty, StringBuilder out) {
      Object value = optional ? ((Optional<?>) values[at]).orElseThrow() : values[at];
      Optional<String> text = syntax.write(value);
      text.ifPresent(written -> out.append(lead).append(written));
      return text.isPresent();
    }

    @Override
    public List<Object[]> guess(List<Object[]> found, Traces traces) {
      Stream<?> values = found.isEmpty() ? Stream.of() : syntax.guesses(traces);
      return combined(found, at, (optional ? values.map(Optional::of) : values).toList());
    }
  }

  /** A component's value that is not written. */
  record Constant(int at, Object value) implements Element {
    @Override
    public void read(TextReader in, Form.Values values) {
      values.set(at, value, List.of(values.start()));
    }

    @Override
    public boolean write(Object[] values, Object[] empty, StringBuilder out) {
      return value.equals(values[at]);
    }

    @Override
    public List<Object[]> guess(List<Object[]> found, Traces traces) {
      return combined(found, at, List.of(value));
    }
  }

  /** A word that is there if a component is true. */
  record Flag(int at, String word, String lead) implements Element {
    @Override
    public void read(TextReader in, Form.Values values) {
      if (in.at(word)) {
        values.set(at, true, List.of(in.word(word)));
      }
    }

    @Override
    public boolean write(Object[] values, Object[] empty, StringBuilder out) {
      out.append((boolean) values[at] ? lead + word : "");
      return true;
    }

    @Override
    public List<Object[]> guess(List<Object[]> found, Traces traces) {
      return combined(found, at, List.of(true, false));
    }
  }

  /** Elements one after the other; if they may be missing, their components are empty then. */
  record Group(List<Element> elements, Set<Integer> components, boolean optional)
      implements Element {
    @Override
    public void read(TextReader in, Form.Values values) {
      if (!optional) {
        elements.forEach(element -> element.read(in, values));
        return;
      }
      Object[] before = values.all.clone();
      if (!in.attempt(() -> elements.forEach(element -> element.read(in, values)))) {
        System.arraycopy(before, 0, values.all, 0, before.length);
      }
    }

    @Override
    public boolean write(Object[] values, Object[] empty, StringBuilder out) {
      return optional && components.stream().allMatch(at -> Objects.equals(values[at], empty[at]))
          || elements.stream().allMatch(element -> element.write(values, empty, out));
    }

    @Override
    public List<Object[]> guess(List<Object[]> found, Traces traces) {
      List<Object[]> all = found;
      for (Element element : elements) {
        all = element.guess(all, traces);
      }
      if (!optional) {
        return all;
      }
      List<Object[]> both = new ArrayList<>(all);
      both.addAll(found);
      return both;
    }
  }

  /** Settings in any order, each once. Those in brackets may be missing. */
  record Settings(List<Group> all) implements Element {
    @Override
    public void read(TextReader in, Form.Values values) {
      Set<String> given = new HashSet<>();
      for (boolean more = true; more; ) {
        more = false;
        for (Group one : all) {
          String key = key(one);
          if (in.at(key)) {
            more = true;
            Token first = in.next();
            one.elements().forEach(element -> element.read(in, values));
            if (!given.add(key)) {
              in.wrong(StringCode.SETTING, first, in.from(first), "each key once");
            }
          }
        }
        Token other = in.next();
        if (!more && in.setting()) {
          String no = "no '" + other.lower() + "' here";
          in.wrong(StringCode.SETTING, other, in.from(other), no);
          more = true;
        }
      }
      if (given.isEmpty() && all.stream().anyMatch(one -> !one.optional())) {
        throw Syntax.Unfit.HERE;
      }
      for (Group one : all) {
        if (!one.optional() && !given.contains(key(one))) {
          Token start = values.start();
          in.wrong(StringCode.SETTING, start, start.text(), key(one) + "=…");
        }
      }
    }

    private static String key(Group one) {
      return ((Fixed) one.elements().get(0)).words().get(0);
    }

    @Override
    public boolean write(Object[] values, Object[] empty, StringBuilder out) {
      return all.stream().allMatch(one -> one.write(values, empty, out));
    }

    @Override
    public List<Object[]> guess(List<Object[]> found, Traces traces) {
      List<Object[]> guessed = found;
      for (Group one : all) {
        guessed = one.guess(guessed, traces);
      }
      return guessed;
    }
  }
}
