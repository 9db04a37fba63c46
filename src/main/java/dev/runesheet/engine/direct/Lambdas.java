package dev.runesheet.engine.direct;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.mvel2.asm.ClassReader;
import org.mvel2.asm.ClassVisitor;
import org.mvel2.asm.Handle;
import org.mvel2.asm.MethodVisitor;
import org.mvel2.asm.Opcodes;

/** The lambdas of a rule's class, of which Drools' text of its instructions says nothing. */
final class Lambdas extends ClassVisitor {

  private final List<String> arguments = new ArrayList<>();

  private final String method;

  private Lambdas(String method) {
    super(Opcodes.ASM9);
    this.method = method;
  }

  /**
   * The types that each lambda, or reference to a method, takes along from the method making it.
   *
   * @param ofRule the class of a rule
   */
  static List<String> of(Class<?> ofRule, String method) {
    String name = ofRule.getName().replace('.', '/') + ".class";
    try (InputStream file = ofRule.getClassLoader().getResourceAsStream(name)) {
      Lambdas found = new Lambdas(method);
      if (file != null) {
        new ClassReader(file).accept(found, ClassReader.SKIP_DEBUG);
      }
      return found.arguments;
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    if (!name.equals(method)) {
      return null;
    }
    return new MethodVisitor(Opcodes.ASM9) {
      @Override
      public void visitInvokeDynamicInsn(
          String made, String types, Handle bootstrap, Object... constants) {
        arguments.add(types.substring(1, types.indexOf(')')));
      }
    };
  }
}
